import { Link } from "react-router";

/** A guide's text; [[122]] in it becomes a link to that section. */
export function LinkedText({ guide, text }: { readonly guide: string; readonly text: string }) {
  return text.split(/\[\[([^\]]+)\]\]/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of one text never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Link key={index} to={`/guide/${guide}/${part}`}>
        {part}
      </Link>
    ),
  );
}
