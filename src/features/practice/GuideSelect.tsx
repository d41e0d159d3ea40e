import { use } from "react";
import { loadGuideTexts, useShownLanguage, useTranslation } from "#i18n";
import { isBuiltIn, useGuides } from "#parts";
import { Select } from "#ui/Field.tsx";

/** The built-in guides by name: every phone has the same ones. */
export function GuideSelect({ value, onChange }: { readonly value: string; readonly onChange: (guide: string) => void }) {
  const { t } = useTranslation("practice");
  const shown = useShownLanguage();
  const loading = useGuides()
    .filter(isBuiltIn)
    .map(({ id }) => ({ id, texts: loadGuideTexts(id, shown) }));
  return (
    <Select label={t("guide")} value={value} onChange={({ target }) => onChange(target.value)}>
      {loading.map(({ id, texts }) => (
        <option key={id} value={id}>
          {use(texts).name}
        </option>
      ))}
    </Select>
  );
}
