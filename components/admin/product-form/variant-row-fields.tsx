import fieldStyles from '@/components/ui/field.module.css';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { FormError } from '@/lib/admin/product-form/check-form';
import type { FactName, VariantRow } from '@/lib/catalogue/fields/fact-path';
import { FACT_COLUMNS } from '@/lib/catalogue/fields/variant-rows';
import type { OptionControl } from '@/lib/catalogue/variants/option-controls';
import adminStyles from '../admin.module.css';
import { controlId } from './control-props';
import styles from './product-form.module.css';

/** Variant facts that the form edits, in this order. A save does not change the pictures of a variant. */
export const VARIANT_FIELDS = ['number', 'barcode', 'price', 'oldPrice', 'stock', 'made'] as const satisfies FactName[];

type Props = {
  variant: VariantRow;
  index: number;
  controls: readonly OptionControl[];
  error: FormError | undefined;
  onChange: (next: VariantRow) => void;
  onRemove: () => void;
};

/** A row of the variants table. */
export function VariantRowFields({ variant, index, controls, error, onChange, onRemove }: Props) {
  const { choice, facts } = variant;
  const id = controlId({ field: 'variants', row: index });
  /** Props of a control: its style, its name, and the error of the row. */
  const control = (label: string, part: string, isInvalid = error?.part === part) => ({
    className: fieldStyles.control,
    'aria-label': `${label}, row ${index + 1}`,
    'aria-invalid': isInvalid ? true : undefined,
    'aria-describedby': error && `${id}-error`,
  });
  const select = (name: string, value: string) => onChange({ choice: withValue(choice, name, value), facts });
  const type = (fact: FactName, text: string) => onChange({ choice, facts: withValue(facts, fact, text) });
  return (
    <>
      <tr id={id}>
        <th scope="row">{index + 1}</th>
        {controls.map(({ name, legend, values }) => {
          const value = choice[name] ?? '';
          const isOffered = value === '' || values.includes(value);
          return (
            <td key={name} data-label={legend}>
              <select
                {...control(legend, name, !isOffered || error?.part === name)}
                value={value}
                onChange={(event) => select(name, event.target.value)}
              >
                <option value="">Any</option>
                {values.map((each) => (
                  <option key={each}>{each}</option>
                ))}
                {!isOffered && <option value={value}>{adminMessages.notOffered(value)}</option>}
              </select>
            </td>
          );
        })}
        {VARIANT_FIELDS.map((fact) => {
          const { label } = FACT_COLUMNS[fact];
          const value = facts[fact] ?? '';
          return (
            <td key={fact} data-label={label}>
              {fact === 'made' ? (
                <select {...control(label, fact)} value={value} onChange={(event) => type(fact, event.target.value)}>
                  <option value="">Default</option>
                  <option value="yes">Yes</option>
                  <option value="no">No</option>
                </select>
              ) : (
                <input
                  {...control(label, fact)}
                  value={value}
                  autoComplete="off"
                  inputMode={fact === 'number' || fact === 'barcode' ? undefined : 'decimal'}
                  onChange={(event) => type(fact, event.target.value)}
                />
              )}
            </td>
          );
        })}
        <td>
          <button
            type="button"
            className={adminStyles.action}
            aria-label={`Remove row ${index + 1}`}
            onClick={onRemove}
          >
            Remove
          </button>
        </td>
      </tr>
      {error && (
        <tr className={styles.rowError}>
          <td colSpan={controls.length + VARIANT_FIELDS.length + 2}>
            <p className={adminStyles.error} id={`${id}-error`}>
              {error.message}
            </p>
          </td>
        </tr>
      )}
    </>
  );
}

/** Copy of the values with one replaced, or removed if its text is empty. */
function withValue<Values extends Readonly<Record<string, string>>>(
  values: Values,
  name: string,
  text: string,
): Values {
  const { [name]: _, ...others } = values;
  return (text ? { ...others, [name]: text } : others) as Values;
}
