import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import fieldStyles from '@/components/ui/field.module.css';
import { adminMessages } from '@/lib/admin/admin-messages';
import { type FormError, type FormValues, formOptions } from '@/lib/admin/product-form/form-values';
import { canonicalJson } from '@/lib/catalogue/canonical-json';
import type { FactName, VariantRow } from '@/lib/catalogue/fields/variant-facts';
import { FACT_COLUMNS } from '@/lib/catalogue/fields/variant-rows';
import { allSelections, countCombinations } from '@/lib/catalogue/variants/combinations';
import { MAX_VARIANTS, type OptionControl } from '@/lib/catalogue/variants/offer';
import adminStyles from '../admin.module.css';
import { controlId, EditorGroup, type EditorProps } from './form-controls';
import styles from './product-form.module.css';

/** Rows per page: a table with thousands of text fields is slow. */
const PAGE_SIZE = 25;

/** Editor for variants, one per row: option values, number, barcode, price, stock and availability. */
export function VariantFields({ form, editor }: EditorProps) {
  const { variants } = form.values;
  const { change, goTo, target } = form;
  const controls = optionControlsOf(form.values);
  const addButton = useRef<HTMLButtonElement>(null);
  /** Index of a row on the current page; `goTo` changes the page. */
  const [row, setRow] = useState(0);
  if (target?.field === 'variants' && target.row !== undefined && target.row !== row) setRow(target.row);
  const first = pageStart(Math.min(row, Math.max(0, variants.length - 1)));
  const shown = variants.slice(first, first + PAGE_SIZE);
  const last = first + shown.length;
  const errors = form.errors.filter(({ field }) => field === 'variants');
  const error = errors.find((each) => each.row === undefined)?.message;

  const remove = (index: number) => {
    change('variants', (old) => old.toSpliced(index, 1));
    // Focus stays at the same position, now the next row. After the last row it moves to 'Add variant'.
    if (index === variants.length - 1) addButton.current?.focus();
  };
  const append = (rows: readonly VariantRow[]) => {
    change('variants', (old) => [...old, ...rows]);
    goTo({ field: 'variants', row: variants.length });
  };
  const count = countCombinations(controls);
  const addAll = () => {
    const existing = new Set(variants.map(({ choice }) => canonicalJson(choice)));
    const missing = allSelections(controls).filter((choice) => !existing.has(canonicalJson(choice)));
    if (missing.length > 0) append(missing.map((choice) => ({ choice, facts: {} })));
  };
  return (
    <EditorGroup legend={editor.legend} error={error} errorId="variants-error">
      <p className={adminStyles.hint}>{adminMessages.variantsHint}</p>
      {shown.length > 0 && (
        <div className={styles.tableWrapper}>
          <table className={styles.variants}>
            <thead>
              <tr>
                <th scope="col">Row</th>
                {controls.map(({ name, legend }) => (
                  <th key={name} scope="col">
                    {legend}
                  </th>
                ))}
                {VARIANT_FIELDS.map((fact) => (
                  <th key={fact} scope="col">
                    {FACT_COLUMNS[fact].label}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {shown.map((variant, at) => (
                <VariantRowFields
                  key={first + at}
                  {...{ variant, controls }}
                  index={first + at}
                  error={errors.find((each) => each.row === first + at)}
                  onChange={(next) => change('variants', (old) => old.with(first + at, next))}
                  onRemove={() => remove(first + at)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {variants.length > PAGE_SIZE && (
        <div className={adminStyles.buttons}>
          <Button disabled={first === 0} onClick={() => goTo({ field: 'variants', row: first - PAGE_SIZE })}>
            Previous rows
          </Button>
          <Button disabled={last === variants.length} onClick={() => goTo({ field: 'variants', row: last })}>
            Next rows
          </Button>
          <p role="status">{adminMessages.variantRange(first + 1, last, variants.length)}</p>
        </div>
      )}
      <div className={adminStyles.buttons}>
        <Button
          ref={addButton}
          id={controlId({ field: 'variants' })}
          onClick={() => append([{ choice: {}, facts: {} }])}
        >
          Add variant
        </Button>
        {controls.length > 0 && count <= MAX_VARIANTS && (
          <Button variant="quiet" onClick={addAll}>
            {adminMessages.addAllVariants(count)}
          </Button>
        )}
      </div>
    </EditorGroup>
  );
}

const pageStart = (row: number) => row - (row % PAGE_SIZE);

/** Options of the product, then removed options that rows still use. */
function optionControlsOf(values: FormValues): OptionControl[] {
  const offered = formOptions(values);
  const names = new Set(values.variants.flatMap(({ choice }) => Object.keys(choice)));
  for (const { name } of offered) names.delete(name);
  return [...offered, ...[...names].map((name) => ({ name, legend: name, values: [] }))];
}

/** Variant facts that the form edits, in this order. A save does not change the pictures of a variant. */
export const VARIANT_FIELDS = ['number', 'barcode', 'price', 'oldPrice', 'stock', 'made'] as const satisfies FactName[];

type RowProps = {
  variant: VariantRow;
  index: number;
  controls: readonly OptionControl[];
  error: FormError | undefined;
  onChange: (next: VariantRow) => void;
  onRemove: () => void;
};

/** A row of the variants table. */
export function VariantRowFields({ variant, index, controls, error, onChange, onRemove }: RowProps) {
  const { choice, facts } = variant;
  const id = controlId({ field: 'variants', row: index });
  /** RowProps of a control: its style, its name, and the error of the row. */
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
