import { type ReactNode, useEffect } from "react";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import styles from "./Screen.module.css";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

interface ScreenProps {
  readonly title: string;
  /** Stands under the title and stays in sight: whom and what this is about. */
  readonly bar?: ReactNode;
  readonly back?: ReactNode;
  readonly actions?: ReactNode;
  /** The main action, within reach of the thumb. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** One screen: title and bar on top, the main action at the bottom. Focus goes to the title when the screen appears. */
export function Screen({ title, bar, back, actions, foot, children }: ScreenProps) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  useEffect(() => {
    document.title = `${title} · Floorbook`;
  }, [title]);
  return (
    <>
      <header className={styles.head}>
        <div className={styles.titleRow}>
          {back}
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {actions}
          <LanguageSwitch />
        </div>
        {bar}
      </header>
      <main id="content" className={styles.body} tabIndex={-1}>
        {children}
      </main>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </>
  );
}
