'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { AdminRow, FieldConflict } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { formatBothValues } from '@/lib/catalogue/fields/format-field';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../layout/admin-context';
import { FieldValue } from './changed-fields';
import styles from './changes.module.css';

type Side = 'mine' | 'theirs';
const SIDES: readonly Side[] = ['mine', 'theirs'];
const SIDE_NAMES: Record<Side, string> = { mine: 'Edited here', theirs: 'Published' };

/** The conflicts of a product: both values of each field, to choose from. */
export function ConflictForm({ row: { id, raw, conflicts } }: { row: AdminRow }) {
  const { store, run, isReadOnly } = useAdmin();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(conflicts.map(({ field }) => [field, side])));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => store.resolve(id, choices), adminMessages.resolved, adminMessages.updateFailed);
  };
  return (
    <form className={styles.conflict} onSubmit={onSubmit} aria-label={raw.name}>
      <h3>
        {raw.name} <span className={adminStyles.id}>{id}</span>
      </h3>
      {conflicts.length > 1 && (
        <div className={adminStyles.buttons}>
          {SIDES.map((side) => (
            <Button key={side} variant="quiet" onClick={() => chooseAll(side)}>
              {`All ${conflicts.length}: ${SIDE_NAMES[side]}`}
            </Button>
          ))}
        </div>
      )}
      {conflicts.map((conflict) => (
        <ConflictField
          key={conflict.field}
          conflict={conflict}
          choice={choices[conflict.field]}
          onChoose={(side) => setChoices({ ...choices, [conflict.field]: side })}
        />
      ))}
      <Button type="submit" disabled={isReadOnly || !conflicts.every(({ field }) => choices[field])}>
        Save choices
      </Button>
    </form>
  );
}

type FieldProps = { conflict: FieldConflict; choice: Side | undefined; onChoose: (side: Side) => void };

/** The two values of a field. The field 'product' is the whole product, which one side has deleted. */
function ConflictField({ conflict: { field, ...values }, choice, onChoose }: FieldProps) {
  const { snapshot } = useAdmin();
  const isWhole = field === 'product';
  const [mine, theirs] = formatBothValues(field, [values.mine, values.theirs], snapshot.categories);
  const texts: Record<Side, string> = { mine, theirs };
  return (
    <fieldset>
      <legend>{isWhole ? 'The whole product' : fieldLabel(field)}</legend>
      {SIDES.map((side) => (
        <label key={side} className={adminStyles.checkbox}>
          <input type="radio" name={field} checked={choice === side} onChange={() => onChoose(side)} />
          <span>
            {SIDE_NAMES[side]}: {isWhole && values[side] === undefined ? 'deleted' : <FieldValue text={texts[side]} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
