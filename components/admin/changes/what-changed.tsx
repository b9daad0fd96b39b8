'use client';

import stack from '@/components/ui/stack.module.css';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { AdminRow } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import styles from './changes.module.css';
import { FieldChangeWords } from './field-change-words';

/** Variants may differ by the thousand; the form shows them all. */
const FIELDS_SHOWN = 20;

/** The differences of a product from the published one: each field before and after, or the product as a whole. */
export function WhatChanged({ row }: { row: AdminRow }) {
  const { store } = useAdmin();
  if (row.kind !== 'edited') return adminMessages.whole[row.isDeleted ? 'deleted' : 'new'];
  const changes = store.changesOf(row.id);
  if (changes.length === 0) return adminMessages.backAsShown;
  const rest = changes.length - FIELDS_SHOWN;
  return (
    <>
      <dl className={`${stack.tight} ${styles.product}`}>
        {changes.slice(0, FIELDS_SHOWN).map((change) => (
          <div key={change.field}>
            <dt className={adminStyles.when}>{fieldLabel(change.field)}</dt>
            <dd>
              <FieldChangeWords change={change} />
            </dd>
          </div>
        ))}
      </dl>
      {rest > 0 && <p>and {rest} more</p>}
    </>
  );
}
