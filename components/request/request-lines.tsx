'use client';

import { useState } from 'react';
import layout from '@/components/ui/layout.module.css';
import { counted } from '@/lib/counted';
import { type GroupBy, groupLines } from '@/lib/request/groups';
import { formatUnits } from '@/lib/request/line-words';
import { lineLabels } from '@/lib/request/request-messages';
import type { ReviewedLine } from '@/lib/request/review';
import { RequestLineRow } from './request-line';
import styles from './request-lines.module.css';
import type { Sized } from './sizes-dialog';

const GROUPINGS = { none: 'As entered', person: 'By person', product: 'By product' } as const;

type Props = { lines: readonly ReviewedLine[]; remarks: readonly string[]; onSizes: (sized: Sized) => void };

/** The lines as an order: numbered as they were entered, in groups with a subtotal each where the buyer wants it. */
export function RequestLines({ lines, remarks, onSizes }: Props) {
  const [by, setBy] = useState<GroupBy>('none');
  const places = new Map(lines.map(({ line }, at) => [line.id, at]));
  const idAt = (at: number) => lines[at]?.line.id;
  return (
    <section aria-labelledby="lines">
      <div className={styles.top}>
        <h2 id="lines" tabIndex={-1}>
          {counted(lines.length, 'line')}
        </h2>
        <label className={layout.note}>
          <span>Group</span>
          <select value={by} onChange={({ target }) => setBy(target.value as GroupBy)}>
            {Object.entries(GROUPINGS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.heads} aria-hidden="true">
        <span />
        <span>Quantity</span>
        <span>{lineLabels.model}</span>
        <span>Item</span>
        <span>{lineLabels.choice}</span>
        <span>{lineLabels.price}</span>
        <span>{lineLabels.total}</span>
      </div>
      {groupLines(lines, by).map(({ key, heading, lines: some, totals }) => (
        <div key={key} className={styles.group}>
          {by !== 'none' && (
            <h3>
              <bdi>{heading}</bdi>
            </h3>
          )}
          <ol>
            {some.map((reviewed) => {
              const at = places.get(reviewed.line.id) ?? 0;
              return (
                <RequestLineRow
                  key={reviewed.line.id}
                  reviewed={reviewed}
                  number={at + 1}
                  neighbors={{ before: idAt(at - 1), afterNext: idAt(at + 2), isLast: at === lines.length - 1 }}
                  onSizes={onSizes}
                />
              );
            })}
          </ol>
          {by !== 'none' && (
            <p className={styles.subtotal}>
              Subtotal <b>{formatUnits(totals.subtotal)}</b>
            </p>
          )}
        </div>
      ))}
      {remarks.length > 0 && (
        <ul className={`${layout.note} ${styles.onTotal}`} aria-label="On the total">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
