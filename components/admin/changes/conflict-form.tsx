'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { AdminRow } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { useAdmin } from '../frame/admin-context';
import styles from './changes.module.css';
import { FieldValue } from './field-value';

type Side = 'mine' | 'theirs';
const NAMES: Record<Side, string> = { mine: 'Edited here', theirs: 'Published' };

/** Both values of every field in conflict, and the choice between them. */
export function ConflictForm({ row }: { row: AdminRow }) {
  const { store, run, isReadOnly } = useAdmin();
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const isDecided = row.conflicts.every(({ field }) => choices[field]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => store.resolve(row.id, choices), adminMessages.resolved, adminMessages.updateFailed);
  };
  return (
    <form className={styles.conflict} onSubmit={onSubmit} aria-label={row.raw.name}>
      <h3>
        {row.raw.name} <span className={styles.id}>{row.id}</span>
      </h3>
      {row.conflicts.map((conflict) => (
        <fieldset key={conflict.field}>
          <legend>{conflict.field === 'product' ? 'The product as a whole' : fieldLabel(conflict.field)}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={conflict.field}
                checked={choices[conflict.field] === side}
                onChange={() => setChoices({ ...choices, [conflict.field]: side })}
              />
              <span>
                {NAMES[side]}:{' '}
                {conflict.field === 'product' && conflict[side] === undefined ? (
                  'deleted'
                ) : (
                  <FieldValue value={conflict[side]} />
                )}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button type="submit" disabled={!isDecided || isReadOnly}>
        Keep the choice
      </Button>
    </form>
  );
}
