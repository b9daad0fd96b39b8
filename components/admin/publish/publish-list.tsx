'use client';

import type { AdminRow } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { ChangedProduct } from '../changes/changed-product';
import { ChangedRows } from '../changes/changed-rows';
import { WhatChanged } from '../changes/what-changed';
import styles from './publish.module.css';

type Props = {
  rows: readonly AdminRow[];
  /** The ids that stay here for now. */
  left: ReadonlySet<string>;
  isBusy: boolean;
  onLeave: (left: ReadonlySet<string>) => void;
};

/** The products to publish, each with its changes and a tick; all are ticked by default. */
export function PublishList({ rows, left, isBusy, onLeave }: Props) {
  const count = rows.filter(({ id }) => !left.has(id)).length;
  const set = (id: string, isTicked: boolean) => {
    const next = new Set(left);
    if (isTicked) next.delete(id);
    else next.add(id);
    onLeave(next);
  };
  const all = (
    <th scope="col" className={styles.choose}>
      <label className={adminStyles.tick}>
        <input
          type="checkbox"
          aria-label="All products"
          disabled={isBusy}
          checked={count === rows.length}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < rows.length;
          }}
          onChange={({ target }) => onLeave(new Set(target.checked ? [] : rows.map(({ id }) => id)))}
        />
      </label>
    </th>
  );
  return (
    <ChangedRows label="Products that will go" lead={all} columns={['Product', 'What changes']} rows={rows}>
      {(row) => (
        <>
          <td className={styles.choose}>
            <label className={adminStyles.tick}>
              <input
                type="checkbox"
                aria-label={`Publish ${row.raw.name}`}
                disabled={isBusy}
                checked={!left.has(row.id)}
                onChange={({ target }) => set(row.id, target.checked)}
              />
            </label>
          </td>
          <ChangedProduct row={row} />
          <td>
            <WhatChanged row={row} />
          </td>
        </>
      )}
    </ChangedRows>
  );
}
