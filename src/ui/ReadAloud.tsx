import { useTranslation } from "#i18n";
import { Button } from "./Button.tsx";
import { useSpeech } from "./use-speech.ts";

interface ReadAloudProps {
  readonly text: string;
  /** The language that it is written in. */
  readonly language: string;
}

/** Reads a text aloud; where the phone has no voice for it, it says so. */
export function ReadAloud({ text, language }: ReadAloudProps) {
  const { t, i18n } = useTranslation();
  const { now, speak, stop } = useSpeech();
  const isOn = now === "starting" || now === "speaking";
  return (
    <div>
      <Button wide disabled={text.trim() === ""} onClick={() => (isOn ? stop() : speak(text, language))}>
        {t(isOn ? "aloud.stop" : "aloud.start")}
      </Button>
      <p role="status" className="live" data-aloud={now}>
        {now === "no-voice" && t("aloud.no-voice", { language: nameOf(language, i18n.language) })}
      </p>
    </div>
  );
}

/** A language's name for whoever reads this screen; as it stands where it is no language's tag. */
function nameOf(language: string, shown: string): string {
  try {
    return new Intl.DisplayNames([shown], { type: "language" }).of(language) ?? language;
  } catch {
    return language;
  }
}
