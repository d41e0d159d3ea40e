import { type RefObject, useEffect, useRef } from "react";

/** Focus goes to this element when it appears and what had the focus is gone, or is a link of the navigation. */
export function useFocusOnArrival<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLeftBehind = activeElement === null || activeElement === document.body || activeElement.closest("nav") !== null;
    if (isLeftBehind) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
