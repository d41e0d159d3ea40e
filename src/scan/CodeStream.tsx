import { type ReactNode, useState } from "react";
import { useTranslation } from "#i18n";
import { Choice } from "#ui/Choice.tsx";
import styles from "#ui/figures.module.css";
import { AnimatedCode } from "./AnimatedCode.tsx";
import { versionFor } from "./qr-size.ts";

/** Codes a second: what a phone of some years ago still reads, and what any does. */
const PACES = { normal: 12, slow: 4 } as const;
const LARGEST = 25;

interface CodeStreamProps {
  /** The frame at a place, counted from 0; there is no last one. */
  readonly frame: (place: number) => Uint8Array;
  /** How many different frames are enough. */
  readonly needed: number;
  readonly label: string;
  /** What the other one has to do. */
  readonly how: string;
  /** Figures of what is sent. */
  readonly children?: ReactNode;
}

/** The codes, one after the other, and how far they are; a slow camera gets more time for each. */
export function CodeStream({ frame, needed, label, how, children }: CodeStreamProps) {
  const { t } = useTranslation("scan");
  const [pace, setPace] = useState<keyof typeof PACES>("normal");
  const [shown, setShown] = useState(0);
  const version = versionFor(frame(0).length) ?? LARGEST;
  return (
    <>
      <AnimatedCode frame={frame} version={version} perSecond={PACES[pace]} label={label} onShown={setShown} />
      <p>{how}</p>
      <dl className={styles.figures} data-needed={needed} data-shown={shown}>
        {children}
        <div>
          <dt>{t("needed")}</dt>
          <dd>{needed}</dd>
        </div>
        <div>
          <dt>{t("shown")}</dt>
          <dd>{shown}</dd>
        </div>
      </dl>
      <Choice
        legend={t("pace.legend")}
        options={(["normal", "slow"] as const).map((value) => ({ value, label: t(`pace.${value}`) }))}
        value={pace}
        onChange={(value) => value && setPace(value)}
      />
    </>
  );
}
