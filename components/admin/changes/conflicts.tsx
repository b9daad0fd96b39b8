'use client';

import type { AdminRow } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { ConflictForm } from './conflict-form';

/** Products that were changed both here and in the published catalog; each waits for a decision. */
export function Conflicts({ rows }: { rows: readonly AdminRow[] }) {
  return (
    <section className={adminStyles.alert} aria-labelledby="conflicts">
      <h2 id="conflicts">Conflicts</h2>
      <p>
        These were changed here and in the published catalog since. Choose what stays; nothing is dropped until you do.
      </p>
      {rows.map((row) => (
        <ConflictForm key={row.id} row={row} />
      ))}
    </section>
  );
}
