const PATHS = {
  back: "M15 5 8 12l7 7",
  close: "m6 6 12 12M18 6 6 18",
  next: "m9 5 7 7-7 7",
  rule: "M12 3v18M5 21h14M4 8l8-3 8 3M4 8l-2.5 6a3.4 3.4 0 0 0 5 0L4 8Zm16 0-2.5 6a3.4 3.4 0 0 0 5 0L20 8Z",
  log: "M6 3h12v18H6zM9.5 8h5M9.5 12h5M9.5 16h3",
  players:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.500 9c.4-4 3-6 6.500-6s6.100 2 6.500 6M16 11a3 3 0 1 0-1-5.800M17.500 14c2.400.4 3.800 2.200 4 5",
  guide: "M12 6.500C10 5 7.500 4.500 4 4.500v14c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2v-14c-3.500 0-6 .5-8 2Zm0 0v14",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  search: "M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13Zm5-1.500L20.500 20.500",
  add: "M12 5v14M5 12h14",
  check: "m5 12.500 4.500 4.500L19 7",
  edit: "M4 20h4L19 9l-4-4L4 16v4Z",
  flag: "M6 21V4h11l-2.500 4L17 12H6",
  note: "M5 4h14v11l-5 5H5zM14 20v-5h5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.500 2",
  table: "M3 9h18M5 9v11M19 9v11M7 9V6h10v3",
  deck: "M8 4h11v14H8zM8 8H5v13h11v-3",
  help: "M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.01",
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing beside a word; never alone without an accessible name on its button. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "more" ? 3.2 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
