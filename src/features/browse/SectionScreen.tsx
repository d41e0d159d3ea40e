import { useNavigate, useParams, useSearchParams } from "react-router";
import { isNumbered, type Place, readingOrder } from "#find";
import { isLanguage, useShownLanguage, useTranslation } from "#i18n";
import { BackLink, findGuide, useOpenEvent } from "#parts";
import type { Guide } from "#rules";
import { Button } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { EditionLine } from "./EditionLine.tsx";
import { rememberRead } from "./last-read.ts";
import { Missing } from "./Missing.tsx";
import { Neighbours } from "./Neighbours.tsx";
import { SecondLanguage } from "./SecondLanguage.tsx";
import { SectionBody } from "./SectionBody.tsx";
import { useSides } from "./side.ts";

/** One section of a guide, in one language or two side by side. */
export function SectionScreen() {
  const { guide: id = "", section = "" } = useParams();
  const guide = findGuide(id);
  if (!guide) return <Missing what="guide" to="/guide" />;
  rememberRead(id);
  const place = readingOrder(guide).find((each) => each.section === section);
  if (!place) return <Missing what="section" to={`/guide/${id}`} />;
  return <SectionOf key={section} guide={guide} place={place} />;
}

function SectionOf({ guide, place }: { readonly guide: Guide; readonly place: Place }) {
  const shown = useShownLanguage();
  const event = useOpenEvent();
  const [params, setParams] = useSearchParams();
  const asked = params.get("with") ?? undefined;
  const second = isLanguage(asked) && asked !== shown ? asked : undefined;
  const sides = useSides(guide, second);
  const [{ texts }] = sides;
  const section = texts.sections[place.section];
  const name = section?.short ?? section?.name ?? place.section;
  return (
    <Screen
      title={isNumbered(place.section) ? `${place.section} ${name}` : name}
      back={<BackLink to={`/guide/${guide.id}`} />}
      bar={<EditionLine guide={guide} texts={texts} />}
      foot={place.infraction && event?.guide.id === guide.id && <RuleButton infraction={place.infraction.id} />}
    >
      <SecondLanguage
        value={second}
        onChange={(language) => setParams(language ? { with: language } : {}, { replace: true, preventScrollReset: true })}
      />
      <SectionBody sides={sides} place={place} />
      <Neighbours side={sides[0]} section={place.section} search={second ? `?with=${second}` : ""} />
    </Screen>
  );
}

/** Leads into a ruling with this infraction. */
function RuleButton({ infraction }: { readonly infraction: string }) {
  const { t } = useTranslation("browse");
  const navigate = useNavigate();
  return (
    <Button look="primary" wide onClick={() => void navigate(`/?infraction=${encodeURIComponent(infraction)}`)}>
      {t("section.rule")}
    </Button>
  );
}
