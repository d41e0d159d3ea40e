interface Voice {
  readonly lang: string;
  /** It speaks without a network. Another one would send what it reads to whoever made the browser. */
  readonly localService: boolean;
}

/** Chinese is written alike and spoken otherwise: Mandarin, of Taiwan first. */
const MANDARIN = ["zh-tw", "zh-hant-tw", "cmn-hant-tw", "cmn-tw", "zh", "cmn", "zh-cn", "zh-hans-cn", "cmn-hans-cn", "cmn-cn", "zh-sg"];

/** Of the phone's own voices the one that reads a language best: the same country before another. */
export function voiceFor<Kind extends Voice>(voices: readonly Kind[], language: string): Kind | undefined {
  const wanted = tagOf(language);
  const order = wanted === "zh-tw" || wanted === "zh-hant" ? MANDARIN : [wanted];
  const rank = ({ lang }: Voice) => {
    const place = order.indexOf(tagOf(lang));
    if (place >= 0) return place;
    return order === MANDARIN || mainPart(lang) !== mainPart(language) ? undefined : order.length;
  };
  return voices
    .flatMap((voice) => {
      const place = voice.localService ? rank(voice) : undefined;
      return place === undefined ? [] : { voice, place };
    })
    .sort((a, b) => a.place - b.place)[0]?.voice;
}

/** A long text in pieces that every browser reads to its end: some fall silent after a quarter of a minute. */
export function passagesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[。！？])|(?<=[.!?])\s|\n/u)
    .flatMap((each) => each.match(/.{1,200}/gsu) ?? [])
    .map((each) => each.trim())
    .filter((each) => each !== "");
}

function tagOf(lang: string): string {
  return lang.replaceAll("_", "-").toLowerCase();
}

function mainPart(lang: string): string {
  return tagOf(lang).split("-")[0] ?? "";
}
