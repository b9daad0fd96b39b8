'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { AdminRow } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import styles from './changes.module.css';
import type { Side } from './conflict-field';
import { ConflictFields } from './conflict-fields';

/** Both values of every field in conflict, and the choice between them. */
export function ConflictForm({ row }: { row: AdminRow }) {
  const { store, run, isReadOnly } = useAdmin();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const isDecided = row.conflicts.every(({ field }) => choices[field]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => store.resolve(row.id, choices), adminMessages.resolved, adminMessages.updateFailed);
  };
  return (
    <form className={styles.conflict} onSubmit={onSubmit} aria-label={row.raw.name}>
      <h3>
        {row.raw.name} <span className={adminStyles.id}>{row.id}</span>
      </h3>
      <ConflictFields conflicts={row.conflicts} choices={choices} onChoose={setChoices} />
      <Button type="submit" disabled={!isDecided || isReadOnly}>
        Keep the choice
      </Button>
    </form>
  );
}
