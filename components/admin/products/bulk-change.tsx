'use client';

import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/field';
import { adminMessages } from '@/lib/admin/admin-messages';
import {
  BULK_DEEDS,
  type BulkDeed,
  type BulkPlan,
  blankValues,
  type DeedName,
  planBulk,
} from '@/lib/admin/bulk/bulk-deeds';
import { scopeWords } from '@/lib/admin/bulk/bulk-scope';
import type { AdminRow, ProductProblem } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import adminStyles from '../admin.module.css';
import { FieldChangeWords } from '../changes/field-change-words';
import { FormControl } from '../form/form-control';
import { useAdmin } from '../frame/admin-context';
import { useBulkPlan, useScopes } from './use-bulk-plan';

const NAMES = Object.keys(BULK_DEEDS) as DeedName[];
const needsScope = ({ of }: BulkDeed) => of === 'some variants';

/** Changes several products at once: what is chosen from the table of deeds, shown on an example before it is done. */
export function BulkChange({ rows, onClose }: { rows: readonly AdminRow[]; onClose: () => void }) {
  const { run, say, store } = useAdmin();
  const form = useId();
  const [name, setName] = useState<DeedName>('price');
  const deed: BulkDeed = BULK_DEEDS[name];
  const raws = useMemo(() => rows.map(({ raw }) => raw), [rows]);
  const [values, setValues] = useState(() => blankValues(deed, raws[0]));
  const [problems, setProblems] = useState<readonly ProductProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const scopes = useScopes(raws);
  const [scopeWord, setScopeWord] = useState('');
  const scope = deed.of && scopes.find((each) => scopeWords(each) === scopeWord);
  const plan = useBulkPlan(deed, raws, values, scope);

  const choose = (next: DeedName) => {
    setName(next);
    setValues(blankValues(BULK_DEEDS[next], raws[0]));
    setProblems([]);
  };
  const chooseScope = (next: string) => {
    setScopeWord(next);
    setProblems([]);
  };
  const set = (changes: typeof values) => {
    setValues((old) => ({ ...old, ...changes }));
    setProblems([]);
  };
  const isSubmitting = useRef(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // A second press while the first one is being planned would apply the change twice.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    await submit().finally(() => {
      isSubmitting.current = false;
    });
  };
  const submit = async () => {
    // The one that is shown may be of what was typed before.
    const { ids } = (await planBulk(deed, raws, values, { scope })) ?? {};
    if (!ids) return;
    // The dialog gives way while it is done: progress and Cancel stand behind it.
    setBusy(true);
    const done = await run(
      (watch) => store.changeProducts(ids, (raw) => deed.change(raw, values, scope), watch),
      adminMessages.changedMany(ids.length),
      adminMessages.updateFailed,
    );
    if (done.ok || done.problems.length === 0) return onClose();
    say(undefined);
    setProblems(done.problems);
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
          <Button look="primary" type="submit" form={form} disabled={plan?.ids.length === 0}>
            Change
          </Button>
        </>
      }
    >
      <form id={form} className={adminStyles.stack} onSubmit={onSubmit}>
        <SelectField label="What to change" value={name} onChange={(event) => choose(event.target.value as DeedName)}>
          {NAMES.filter((key) => scopes.length > 0 || !needsScope(BULK_DEEDS[key])).map((key) => (
            <option key={key} value={key}>
              {BULK_DEEDS[key].label}
            </option>
          ))}
        </SelectField>
        {deed.of && scopes.length > 0 && (
          <SelectField
            label="Of which variants"
            value={scope ? scopeWord : ''}
            required={needsScope(deed)}
            onChange={(event) => chooseScope(event.target.value)}
          >
            <option value="">{needsScope(deed) ? 'Choose' : 'All'}</option>
            {scopes.map(scopeWords).map((word) => (
              <option key={word}>{word}</option>
            ))}
          </SelectField>
        )}
        {Object.entries(deed.controls).map(([key, control]) => (
          <FormControl key={key} form={{ values, faults: [], set }} name={key} control={control} />
        ))}
        <BulkPreview plan={plan} count={rows.length} />
        <BulkProblems problems={problems} rows={rows} />
      </form>
    </Dialog>
  );
}

const SHOWN = 5;

type Props = { problems: readonly ProductProblem[]; rows: readonly AdminRow[] };

/** The products that a bulk change would make invalid, each with the reason. */
function BulkProblems({ problems, rows }: Props) {
  if (problems.length === 0) return null;
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.raw.name ?? id;
  return (
    <div role="alert">
      <p className={adminStyles.error}>{adminMessages.bulkRefused}</p>
      <ul className={adminStyles.names}>
        {problems.slice(0, SHOWN).map(({ id, field, message }, index) => (
          <li key={index}>
            {nameOf(id)}: {fieldLabel(field)} {message}
          </li>
        ))}
        {problems.length > SHOWN && <li>and {problems.length - SHOWN} more</li>}
      </ul>
    </div>
  );
}

/** Variants may change by the thousand. */
const CHANGES_SHOWN = 4;

/** The effect of a bulk deed: the first product that it changes, and how many. */
function BulkPreview({ plan, count }: { plan: BulkPlan | undefined; count: number }) {
  const rest = (plan?.example?.changes.length ?? 0) - CHANGES_SHOWN;
  return (
    <output>
      {plan?.example && (
        <>
          <p>
            {plan.example.name}:{' '}
            {plan.example.changes.slice(0, CHANGES_SHOWN).map((change, index) => (
              <span key={change.field}>
                {index > 0 && ', '}
                {fieldLabel(change.field)} <FieldChangeWords change={change} />
              </span>
            ))}
            {rest > 0 && ` and ${rest} more`}
          </p>
          <p>{adminMessages.wouldChange(plan.ids.length, count)}</p>
        </>
      )}
      {plan && !plan.example && adminMessages.wouldChange(0, count)}
    </output>
  );
}
