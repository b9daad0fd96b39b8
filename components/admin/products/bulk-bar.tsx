'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import layout from '@/components/ui/layout.module.css';
import type { AdminRow } from '@/lib/admin/store-types';
import { useAdmin } from '../frame/admin-context';
import { BulkChange } from './bulk-change';
import { ConfirmDelete } from './confirm-delete';
import styles from './products.module.css';

type Props = { rows: readonly AdminRow[]; count: number; onSelectAll: () => void; onClear: () => void };

/** The deeds for the ticked products together; each is undone by one Undo. */
export function BulkBar({ rows, count, onSelectAll, onClear }: Props) {
  const { isReadOnly } = useAdmin();
  const [task, setTask] = useState<'delete' | 'change'>();
  const present = rows.filter(({ isDeleted }) => !isDeleted);
  const ids = present.map(({ id }) => id);
  const close = () => setTask(undefined);
  return (
    <section className={`${layout.band} ${styles.bar}`} aria-label="Selected products">
      <p>
        <strong>{rows.length} selected</strong>
      </p>
      {rows.length < count && (
        <Button look="quiet" onClick={onSelectAll}>
          Select all {count}
        </Button>
      )}
      <Button look="quiet" onClick={onClear}>
        Clear
      </Button>
      {ids.length > 0 && !isReadOnly && (
        <div className={styles.tasks}>
          <Button onClick={() => setTask('change')}>Change</Button>
          <Button onClick={() => setTask('delete')}>Delete</Button>
        </div>
      )}
      {task === 'delete' && <ConfirmDelete ids={ids} names={present.map(({ raw }) => raw.name)} onClose={close} />}
      {task === 'change' && <BulkChange rows={present} onClose={close} />}
    </section>
  );
}
