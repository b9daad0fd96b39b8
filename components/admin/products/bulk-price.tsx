'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { AdminRow } from '@/lib/admin/store-types';
import { formatPrice, isPriced } from '@/lib/catalogue/price';
import { useAdmin } from '../frame/admin-context';
import styles from './product-list.module.css';

/** Changes the prices of several products by percent, with an example before it is done. */
export function BulkPrice({ rows, onClose }: { rows: readonly AdminRow[]; onClose: () => void }) {
  const { run, store } = useAdmin();
  const form = useId();
  const [percent, setPercent] = useState('');
  const change = Number(percent);
  const example = rows.find(({ raw }) => isPriced(raw))?.raw;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    await run(
      () =>
        store.changePrice(
          rows.map(({ id }) => id),
          change,
        ),
      adminMessages.changedMany(rows.length),
      adminMessages.updateFailed,
    );
    onClose();
  };
  return (
    <Dialog
      title={`Prices of ${rows.length} products`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form}>
            Change prices
          </Button>
        </>
      }
    >
      <form id={form} className={styles.task} onSubmit={onSubmit}>
        <TextField
          label="Change in percent"
          type="number"
          required
          min={-90}
          max={900}
          step={0.1}
          value={percent}
          onChange={(event) => setPercent(event.target.value)}
          hint="5 raises prices by 5 percent, -10 lowers them by 10. Products without a price stay so."
        />
        <output>
          {example && percent !== '' && Number.isFinite(change) && (
            <>
              {example.name}: {formatPrice(example.price)} → {formatPrice(example.price * (1 + change / 100))}
            </>
          )}
        </output>
      </form>
    </Dialog>
  );
}
