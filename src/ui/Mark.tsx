import styles from "./Mark.module.css";

export type Tone = 0 | 1 | 2 | 3 | 4 | 5;

/** From a ring over a triangle and a diamond to an octagon: each step has a shape of its own. */
const SHAPES = {
  0: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z",
  1: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z",
  2: "M12 2.5 22.5 21h-21Z",
  3: "M12 1.5 22.5 12 12 22.5 1.5 12Z",
  4: "M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12Z",
  5: "M7.9 1.5h8.2l6.4 6.4v8.2l-6.4 6.4H7.9l-6.4-6.4V7.9Z",
} as const satisfies Record<Tone, string>;

/** The severity of a penalty as a shape; the word always stands beside it. */
export function Mark({ tone, size = 24 }: { readonly tone: Tone; readonly size?: number }) {
  return (
    <svg className={`${styles.mark} ${styles[`tone${tone}`]}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[tone]} className={tone < 2 ? styles.hollow : styles.filled} />
      {tone === 2 && <path d="M12 9v5.5M12 17.2v.6" className={styles.sign} />}
      {tone === 3 && <path d="M7.5 12h9" className={styles.sign} />}
      {tone === 4 && <path d="M7.5 9.7h9M7.5 14.3h9" className={styles.sign} />}
      {tone === 5 && <path d="m8 8 8 8m0-8-8 8" className={styles.sign} />}
    </svg>
  );
}

export function toneClass(tone: Tone): string {
  return styles[`soft${tone}`] ?? "";
}
