import { isLanguage, type Shown, showLanguage } from "#i18n";
import { firstScreen, searchIn } from "#ui/first-screen.ts";

/** When the app's first screen is there it takes the place of the page's own, and what was tapped, typed and chosen on that is done on this. */
export function replaceFirstScreen(root: HTMLElement, shown: Shown): void {
  // The app has started, so nobody needs to read that it has not.
  document.querySelector(".stuck")?.remove();
  if (!firstScreen()) {
    root.hidden = false;
    return;
  }
  const observer = new MutationObserver(() => {
    if (!root.querySelector(isEmpty() ? "main, [data-loading]" : "main")) return;
    observer.disconnect();
    replace(root, shown);
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Only the name of a page stands there: that it is being loaded says more. */
function isEmpty(): boolean {
  return firstScreen()?.querySelector("main")?.childElementCount === 0;
}

function replace(root: HTMLElement, shown: Shown) {
  const first = firstScreen();
  const chosen = first?.querySelector("select")?.value;
  const tapped = first?.querySelector("button[aria-busy]")?.textContent;
  const wasTyping = document.activeElement !== null && document.activeElement === searchIn(first);
  root.hidden = false;
  first?.remove();
  (wasTyping ? searchIn(root) : root.querySelector("h1"))?.focus({ preventScroll: true });
  if (isLanguage(chosen) && chosen !== shown) void showLanguage(chosen);
  const meant = [...root.querySelectorAll("button")].find(({ textContent }) => textContent === tapped);
  // React is still at work when its elements appear.
  if (meant) setTimeout(() => meant.click());
}
