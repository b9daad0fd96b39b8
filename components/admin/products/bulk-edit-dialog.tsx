'use client';

import { type ChangeEvent, type FormEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField, TextField } from '@/components/ui/field';
import { adminMessages } from '@/lib/admin/admin-messages';
import { type BulkAction, bulkActions, PRICE_ENDINGS, planBulkAction } from '@/lib/admin/products/bulk-actions';
import type { AdminRow } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { money } from '@/lib/money';
import adminStyles from '../admin.module.css';
import { ChangedFields } from '../changes/changes-table';
import { useAdmin } from '../layout/admin-context';
import { CategoryOptions, SubcategoryField } from './category-options';

const DEFAULT_VALUES = { percent: '', ending: '', stock: '', category: '', subcategory: '', bestseller: 'yes' };
type Values = typeof DEFAULT_VALUES;
type Kind = keyof typeof bulkActions;

/** Actions with their labels. `of` returns the action for the values of the form; `undefined` if a required value is missing. */
const ACTIONS: Record<Kind, { label: string; of: (values: Values) => BulkAction | undefined }> = {
  price: {
    label: 'Price, by percent',
    of: ({ percent, ending }) =>
      percent === '' ? undefined : bulkActions.price(Number(percent), Number(ending) || undefined),
  },
  stock: { label: 'Stock', of: ({ stock }) => (stock === '' ? undefined : bulkActions.stock(Number(stock))) },
  category: {
    label: 'Category',
    of: ({ category, subcategory }) => bulkActions.category(category, subcategory.trim()),
  },
  bestseller: { label: 'Best seller', of: ({ bestseller }) => bulkActions.bestseller(bestseller === 'yes') },
};

/** A product may have thousands of changed variants. */
const CHANGES_SHOWN = 4;

/** Dialog that changes several products at once, with a preview of one of them. */
export function BulkEditDialog({ rows, onClose }: { rows: readonly AdminRow[]; onClose: () => void }) {
  const { run, notify, store } = useAdmin();
  const form = useId();
  const [kind, setKind] = useState<Kind>('price');
  const [values, setValues] = useState<Values>({ ...DEFAULT_VALUES, category: rows[0]?.raw.category ?? '' });
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const raws = useMemo(() => rows.map(({ raw }) => raw), [rows]);
  const previewed = useDeferredValue(useMemo(() => ACTIONS[kind].of(values), [kind, values]));
  const plan = useMemo(() => previewed && planBulkAction(raws, previewed), [raws, previewed]);

  const field = (name: keyof Values) => ({
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      setValues({ ...values, [name]: target.value });
      setProblem('');
    },
  });
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const action = ACTIONS[kind].of(values);
    if (!action) return;
    const { ids } = planBulkAction(raws, action);
    // Hides this dialog during the change: it would cover the progress dialog.
    setBusy(true);
    const result = await run(
      (taskOptions) => store.changeProducts(ids, action, taskOptions),
      adminMessages.changedMany(ids.length),
      adminMessages.updateFailed,
    );
    const [first, ...rest] = result.ok ? [] : result.problems;
    if (!first) return onClose();
    const name = rows.find(({ id }) => id === first.id)?.raw.name ?? first.id;
    notify(undefined);
    setProblem(adminMessages.bulkRefused(`${name}: ${fieldLabel(first.field)} ${first.message}`, rest.length));
    setBusy(false);
  };
  if (isBusy) return null;
  return (
    <Dialog
      title={rows.length === 1 ? 'Change 1 product' : `Change ${rows.length} products`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} disabled={plan?.ids.length === 0}>
            Change
          </Button>
        </>
      }
    >
      <form id={form} className={adminStyles.stack} onSubmit={onSubmit}>
        <SelectField
          label="What to change"
          value={kind}
          onChange={(event) => {
            setKind(event.target.value as Kind);
            setProblem('');
          }}
        >
          {Object.entries(ACTIONS).map(([key, { label }]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
        {kind === 'price' && (
          <TextField
            {...field('percent')}
            {...{ type: 'number', required: true, min: -90, max: 900, step: 0.1 }}
            label="Change in percent"
            hint={adminMessages.percentHint}
          />
        )}
        {kind === 'price' && PRICE_ENDINGS.length > 0 && (
          <SelectField {...field('ending')} label="Round to">
            <option value="">No rounding</option>
            {PRICE_ENDINGS.map((ending) => (
              <option key={ending} value={ending}>{`Prices that end in ${money.decimal}${ending}`}</option>
            ))}
          </SelectField>
        )}
        {kind === 'stock' && (
          <TextField {...field('stock')} label="Stock of each product" type="number" required min={0} step={1} />
        )}
        {kind === 'category' && (
          <>
            <SelectField {...field('category')} label="Category">
              <CategoryOptions />
            </SelectField>
            <SubcategoryField
              {...field('subcategory')}
              label="Subcategory"
              hint={adminMessages.subcategoryHint}
              category={values.category}
            />
          </>
        )}
        {kind === 'bestseller' && (
          <SelectField {...field('bestseller')} label="Best seller">
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </SelectField>
        )}
        <div role="status">
          {plan?.example && (
            <>
              <p>{plan.example.name}:</p>
              <ChangedFields changes={plan.example.changes} limit={CHANGES_SHOWN} />
            </>
          )}
          {plan && <p>{adminMessages.wouldChange(plan.ids.length, rows.length)}</p>}
        </div>
        <p className={adminStyles.error} role="alert">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
