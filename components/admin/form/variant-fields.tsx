'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { adminMessages } from '@/lib/admin/admin-messages';
import { formChoices } from '@/lib/admin/form/form-choices';
import { canonical } from '@/lib/catalogue/canonical';
import { MOST_VARIANTS } from '@/lib/catalogue/choice';
import type { ChoiceControl } from '@/lib/catalogue/choice-controls';
import type { VariantRow } from '@/lib/catalogue/fields/fact-name';
import { FACT_COLUMNS } from '@/lib/catalogue/fields/variant-rows';
import { choicesAmong, countChoices } from '@/lib/catalogue/variants/combinations';
import adminStyles from '../admin.module.css';
import styles from './form.module.css';
import { controlId, type EditorProps } from './form-controls';
import { VARIANT_FIELDS, VariantRowFields } from './variant-row-fields';

/** Rows per page: a table with thousands of text fields is slow. */
const PAGE_SIZE = 25;

/** The variants of a product as rows: the values that a row applies to, and its number, barcode, price, stock and availability. */
export function VariantFields({ form, editor }: EditorProps) {
  const { variants } = form.values;
  const { change, goTo, target } = form;
  const controls = useControls(form.values);
  const addButton = useRef<HTMLButtonElement>(null);
  /** A row of the shown page: the last one that `goTo` was called for. */
  const [row, setRow] = useState(0);
  if (target?.field === 'variants' && target.row !== undefined && target.row !== row) setRow(target.row);
  const first = toPage(Math.min(row, Math.max(0, variants.length - 1)));
  const shown = variants.slice(first, first + PAGE_SIZE);
  const last = first + shown.length;
  const errors = form.errors.filter(({ field }) => field === 'variants');
  const error = errors.find((each) => each.row === undefined)?.message;

  const onChange = useCallback(
    (index: number, next: VariantRow) => change('variants', (old) => old.with(index, next)),
    [change],
  );
  const onRemove = useCallback(
    (index: number, isLast: boolean) => {
      change('variants', (old) => old.toSpliced(index, 1));
      // The focus stays at the position, which the next row takes.
      if (isLast) addButton.current?.focus();
    },
    [change],
  );
  const append = (rows: readonly VariantRow[]) => {
    change('variants', (old) => [...old, ...rows]);
    goTo({ field: 'variants', row: variants.length });
  };
  const count = countChoices(controls);
  const addAll = () => {
    const known = new Set(variants.map(({ choice }) => canonical(choice)));
    const missing = choicesAmong(controls).filter((choice) => !known.has(canonical(choice)));
    if (missing.length > 0) append(missing.map((choice) => ({ choice, facts: {} })));
  };
  return (
    <fieldset className={styles.group} aria-describedby={error && 'variants-error'}>
      <legend>{editor.legend}</legend>
      <p className={adminStyles.hint}>{adminMessages.variantsHint}</p>
      {shown.length > 0 && (
        <div className={styles.tableBox}>
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
                  {...{ variant, controls, onChange, onRemove }}
                  index={first + at}
                  isLast={first + at === variants.length - 1}
                  error={errors.find((each) => each.row === first + at)}
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
        {controls.length > 0 && count <= MOST_VARIANTS && (
          <Button look="quiet" onClick={addAll}>
            {adminMessages.addAllVariants(count)}
          </Button>
        )}
      </div>
      {error && (
        <p className={adminStyles.error} id="variants-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const toPage = (row: number) => row - (row % PAGE_SIZE);

/** The product's choices, and those that only rows still name. The same object while they do not change. */
function useControls(values: EditorProps['form']['values']): readonly ChoiceControl[] {
  const offered = formChoices(values);
  const names = new Set(values.variants.flatMap(({ choice }) => Object.keys(choice)));
  for (const { name } of offered) names.delete(name);
  const former = [...names].map((name) => ({ name, legend: name, values: [] }));
  const text = JSON.stringify([...offered, ...former]);
  return useMemo(() => JSON.parse(text), [text]);
}
