'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useNarrow } from '@/components/ui/use-narrow';
import { adminMessages } from '@/lib/admin/admin-messages';
import { editedValues, toFormValues, toRawProduct } from '@/lib/admin/form/form-values';
import { namedBy, rowsBy, soldOfForm, strayCells, type VariantSheet } from '@/lib/admin/grid/variant-sheet';
import { MOST_VARIANTS } from '@/lib/catalogue/choice';
import { choiceControls } from '@/lib/catalogue/choice-controls';
import type { Editor } from '@/lib/catalogue/fields/field';
import { FIELDS } from '@/lib/catalogue/fields/fields';
import { countChoices } from '@/lib/catalogue/variants/combinations';
import adminStyles from '../admin.module.css';
import styles from './form.module.css';
import { controlId, errorOf, type OperatorForm } from './form-controls';
import { useVariantCells } from './use-variant-cells';
import { VariantGrid } from './variant-grid';
import { VariantList } from './variant-list';

const { category, model, price, oldPrice, stock, available_colors, available_sizes, options } = FIELDS;
/** The editors of all by which combinations differ or that they inherit. */
const GOODS = [category, model, price, oldPrice, stock, available_colors, available_sizes, options].map(
  ({ editor }) => editor as Editor,
);

/** The variants of a product: what combinations of its choices say in place of the product, in a grid or, on a phone, in a list. */
export function VariantFields({ form, editor }: { form: OperatorForm; editor: Editor }) {
  const edits = useVariantCells(form);
  const isNarrow = useNarrow();
  const { cells } = edits;
  // Typing elsewhere in the form makes nothing of this anew; what thousands of cells inherit follows them in a task of its own.
  const goods = useDeferredValue(JSON.stringify(editedValues(GOODS, form.values)));
  const given = useDeferredValue(cells);
  const sold = useMemo(
    () => soldOfForm(toRawProduct({ ...toFormValues({}), ...JSON.parse(goods), variants: given }, {})),
    [goods, given],
  );
  const controls = useMemo(() => choiceControls(sold), [sold]);
  const [picked, setPicked] = useState(() => namedBy(cells, controls));
  const by = controls.flatMap(({ name }) => (picked.includes(name) ? name : []));
  const count = countChoices(controls.filter(({ name }) => by.includes(name)));
  const rows = useRows(controls, by, count);
  const sheet: VariantSheet = { sold, controls, cells, rows };
  const stray = useMemo(() => strayCells({ cells, controls }), [cells, controls]);
  const error = errorOf(form.faults, 'variants');
  if (controls.length === 0 && stray.length === 0) return null;
  return (
    <fieldset className={styles.group} aria-describedby={error && 'variants-error'}>
      <legend>{editor.legend}</legend>
      <p className={adminStyles.hint}>{adminMessages.variantsHint}</p>
      <fieldset className={styles.choices}>
        <legend>A row for every</legend>
        {controls.map(({ name, legend }) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={by.includes(name)}
              onChange={({ target }) =>
                setPicked(target.checked ? [...by, name] : by.filter((other) => other !== name))
              }
            />
            {legend}
          </label>
        ))}
      </fieldset>
      {stray.length > 0 && (
        <div className={`${adminStyles.buttons} ${styles.stray}`}>
          <p>{adminMessages.strayVariants(stray.length)}</p>
          <Button onClick={() => edits.change(Object.fromEntries(stray.map((name) => [name, ''])))}>Remove them</Button>
        </div>
      )}
      {by.length === 0 && <p id={controlId('variants')}>{adminMessages.noRows}</p>}
      {count > MOST_VARIANTS && <p>{adminMessages.tooManyRows(count, MOST_VARIANTS)}</p>}
      {rows.length > 0 && (isNarrow ? <VariantList {...{ sheet, edits }} /> : <VariantGrid {...{ sheet, edits }} />)}
      {error && (
        <p className={adminStyles.error} id="variants-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The rows for some controls; none where there would be too many. */
function useRows(controls: VariantSheet['controls'], by: readonly string[], count: number) {
  const names = by.join('\0');
  return useMemo(
    () => (names === '' || count > MOST_VARIANTS ? [] : rowsBy(controls, names.split('\0'))),
    [controls, names, count],
  );
}
