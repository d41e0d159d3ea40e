/** The form under which names and player numbers are compared: compatibility forms, width, case, spaces and invisible signs do not matter. */
export function comparable(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{Cf}\p{Variation_Selector}]+/gu, "")
    .normalize("NFKC");
}

/**
 * The key of a person: the same on two phones that typed the same person. The number decides where there is one, else the name.
 *
 * `other` sets a second person of the same name apart: a text that nobody else uses, for example the id of the entry that first names them.
 */
export function playerKey(person: { readonly name: string; readonly ref?: string | undefined }, other?: string): string {
  const ref = person.ref === undefined ? "" : comparable(person.ref);
  const key = ref ? `#${ref}` : `@${comparable(person.name) || person.name}`;
  // No comparable text has a space in it, so that "name other" cannot be the key of a longer name.
  const full = other ? `${key} ${other}` : key;
  return full.length <= 80 ? full : `${[...full].slice(0, 32).join("")} ${checksum(full)}`;
}

/** Keeps the keys of very long names apart; not for security. */
function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return `${text.length}.${sum.toString(36)}`;
}
