import { useTranslation } from "#i18n";
import { moveField, NAME_ORDERS, SLIP_FIELDS, type SlipField, type SlipForm } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Select } from "#ui/Field.tsx";
import { Icon } from "#ui/Icon.tsx";
import styles from "./Report.module.css";

interface SlipFormFieldsProps {
  readonly form: SlipForm;
  readonly onChange: (form: SlipForm) => void;
}

/** Which fields the scorekeeper's form has, in which order, and how it wants names. */
export function SlipFormFields({ form, onChange }: SlipFormFieldsProps) {
  const { t } = useTranslation("desk");
  const rest = SLIP_FIELDS.filter((each) => !form.fields.includes(each));
  function use(field: SlipField, isUsed: boolean) {
    const fields = isUsed ? [...form.fields, field] : form.fields.filter((each) => each !== field);
    // A slip without a field says nothing.
    if (fields.length > 0) onChange({ ...form, fields });
  }
  return (
    <div className="stack">
      <ol className={styles.order}>
        {[...form.fields, ...rest].map((field) => {
          const name = t(`report.fields.${field}`);
          const place = form.fields.indexOf(field);
          return (
            <li key={field}>
              <label className={styles.use}>
                <input type="checkbox" checked={place >= 0} onChange={({ target }) => use(field, target.checked)} />
                <span>{name}</span>
              </label>
              {place > 0 && (
                <Button
                  look="icon"
                  aria-label={t("report.up", { field: name })}
                  onClick={() => onChange({ ...form, fields: moveField(form.fields, field, -1) })}
                >
                  <span className={styles.upwards}>
                    <Icon name="next" />
                  </span>
                </Button>
              )}
              {place >= 0 && place < form.fields.length - 1 && (
                <Button
                  look="icon"
                  aria-label={t("report.down", { field: name })}
                  onClick={() => onChange({ ...form, fields: moveField(form.fields, field, 1) })}
                >
                  <span className={styles.downwards}>
                    <Icon name="next" />
                  </span>
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {(["judge", "player"] as const).map((whose) => (
        <Select
          key={whose}
          label={t(`report.${whose}-name`)}
          value={form[whose]}
          onChange={({ target }) => onChange({ ...form, [whose]: NAME_ORDERS.find((each) => each === target.value) ?? form[whose] })}
        >
          {NAME_ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`report.names.${order}`)}
            </option>
          ))}
        </Select>
      ))}
    </div>
  );
}
