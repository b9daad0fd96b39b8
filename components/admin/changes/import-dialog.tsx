'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TableScroll } from '@/components/ui/table-scroll';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { ImportPlan } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { useAdmin } from '../frame/admin-context';
import styles from './changes.module.css';
import { FieldValue } from './field-value';

const ROWS_SHOWN = 100;

type Props = { name: string; plan: ImportPlan; onClose: () => void };

/** The dry run of an import: what it would change, or why it cannot; nothing has happened yet. */
export function ImportDialog({ name, plan, onClose }: Props) {
  const { run } = useAdmin();
  const [isBusy, setBusy] = useState(false);
  const { problems, changes, unchanged } = plan;
  const isPossible = problems.length === 0 && changes.length > 0;
  const apply = async () => {
    setBusy(true);
    await run(plan.apply, adminMessages.imported(changes.length), adminMessages.updateFailed);
    onClose();
  };
  return (
    <Dialog
      title={`Import ${name}`}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isPossible ? 'Cancel' : 'Close'}</Button>
          {isPossible && (
            <Button look="primary" disabled={isBusy} onClick={apply}>
              Apply {changes.length} {changes.length === 1 ? 'change' : 'changes'}
            </Button>
          )}
        </>
      }
    >
      {problems.length > 0 ? (
        <>
          <p>{adminMessages.importRefused}</p>
          <ul className={styles.lines}>
            {problems.slice(0, ROWS_SHOWN).map(({ line, id, message }, index) => (
              <li key={index}>
                {[line !== undefined && `Line ${line}`, id].filter(Boolean).join(', ')}
                {line !== undefined || id ? ': ' : ''}
                {message}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{adminMessages.importPlan(changes.length, unchanged)}</p>
      )}
      {isPossible && (
        <TableScroll label="What would change">
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Field</th>
              <th scope="col">Now</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, ROWS_SHOWN).flatMap(({ id, name: product, kind, fields }) =>
              fields.map(({ field, from, to }, index) => (
                <tr key={`${id} ${field}`}>
                  {index === 0 && (
                    <th scope="row" rowSpan={fields.length}>
                      {product} {kind === 'add' && '(new)'}
                      <span className={styles.id}>{id}</span>
                    </th>
                  )}
                  <td>{fieldLabel(field)}</td>
                  <td>
                    <FieldValue value={from} />
                  </td>
                  <td>
                    <FieldValue value={to} />
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </TableScroll>
      )}
      {changes.length > ROWS_SHOWN && <p>and {changes.length - ROWS_SHOWN} more products</p>}
    </Dialog>
  );
}
