/** The page's own first screen, painted before the app is there: see docs/decisions/0008. Absent once the app has taken its place. */
export function firstScreen(): HTMLElement | undefined {
  // While the app is built there is no page.
  const first = globalThis.document?.getElementById("first");
  return first?.firstElementChild ? first : undefined;
}

/** What a judge typed into it, so that nothing typed is lost. */
export function typedBefore(): string {
  return searchIn(firstScreen())?.value ?? "";
}

export function searchIn(place: HTMLElement | undefined): HTMLInputElement | undefined {
  return place?.querySelector<HTMLInputElement>("input[type=search]") ?? undefined;
}
