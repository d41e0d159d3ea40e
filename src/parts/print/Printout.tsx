import { type ReactNode, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import "./print.css";

/** What goes on paper instead of the screen, by this app's button or the browser's own; it is there only while the browser prints. */
export function Printout({ children }: { readonly children: () => ReactNode }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const show = (on: boolean) => () => flushSync(() => setPrinting(on));
    const [before, after] = [show(true), show(false)];
    globalThis.addEventListener("beforeprint", before);
    globalThis.addEventListener("afterprint", after);
    return () => {
      globalThis.removeEventListener("beforeprint", before);
      globalThis.removeEventListener("afterprint", after);
    };
  }, []);
  return printing && createPortal(<div data-printout>{children()}</div>, document.body);
}
