'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { FieldConflict } from '@/lib/admin/edits/merge';
import type { AdminRow } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { formatBothValues } from '@/lib/catalogue/fields/format-field';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../layout/admin-context';
import { FieldValue } from './changed-fields';
import styles from './changes.module.css';

type Side = 'mine' | 'theirs';
const SIDES: readonly Side[] = ['mine', 'theirs'];
const SIDE_NAMES: Record<Side, string> = { mine: 'Edited here', theirs: 'Published' };

/** Form that resolves the conflicts of a product: the operator selects one of two values for each field. */
export function ConflictForm({ row: { id, raw, conflicts } }: { row: AdminRow }) {
  const { store, run, isReadOnly } = useAdmin();
  const [selectedSides, setSelectedSides] = useState<Readonly<Record<string, Side>>>({});
  const selectAll = (side: Side) => setSelectedSides(Object.fromEntries(conflicts.map(({ field }) => [field, side])));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => store.resolve(id, selectedSides), adminMessages.resolved, adminMessages.updateFailed);
  };
  return (
    <form className={styles.conflict} onSubmit={onSubmit} aria-label={raw.name}>
      <h3>
        {raw.name} <span className={adminStyles.id}>{id}</span>
      </h3>
      {conflicts.length > 1 && (
        <div className={adminStyles.buttons}>
          {SIDES.map((side) => (
            <Button key={side} variant="quiet" onClick={() => selectAll(side)}>
              {`All ${conflicts.length}: ${SIDE_NAMES[side]}`}
            </Button>
          ))}
        </div>
      )}
      {conflicts.map((conflict) => (
        <ConflictField
          key={conflict.field}
          conflict={conflict}
          selectedSide={selectedSides[conflict.field]}
          onSelect={(side) => setSelectedSides({ ...selectedSides, [conflict.field]: side })}
        />
      ))}
      <Button type="submit" disabled={isReadOnly || !conflicts.every(({ field }) => selectedSides[field])}>
        Save choices
      </Button>
    </form>
  );
}

type FieldProps = { conflict: FieldConflict; selectedSide: Side | undefined; onSelect: (side: Side) => void };

/** Radio buttons with the two values of a field. The field 'product' means the whole product: one side has deleted it. */
function ConflictField({ conflict: { field, ...values }, selectedSide, onSelect }: FieldProps) {
  const { snapshot } = useAdmin();
  const isWhole = field === 'product';
  const [mine, theirs] = formatBothValues(field, [values.mine, values.theirs], snapshot.categories);
  const texts: Record<Side, string> = { mine, theirs };
  return (
    <fieldset>
      <legend>{isWhole ? 'The whole product' : fieldLabel(field)}</legend>
      {SIDES.map((side) => (
        <label key={side} className={adminStyles.checkbox}>
          <input type="radio" name={field} checked={selectedSide === side} onChange={() => onSelect(side)} />
          <span>
            {SIDE_NAMES[side]}: {isWhole && values[side] === undefined ? 'deleted' : <FieldValue text={texts[side]} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
