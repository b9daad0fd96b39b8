'use client';

import { memo, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import itemNumber from '@/components/ui/item-number.module.css';
import { Hidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import remark from '@/components/ui/remark.module.css';
import { shortChoice } from '@/lib/catalogue/choice';
import type { IndexRow } from '@/lib/listing/row';
import type { ReviewedLine } from '@/lib/request/review';
import { remarksOf } from '@/lib/request/review-words';
import { routes } from '@/lib/site/routes';
import { AcceptNews, LineActions, LineTools, type Neighbors } from './line-actions';
import { ChoiceCells, Quantity, Whom } from './line-fields';
import { LinePrice } from './line-price';
import styles from './request-lines.module.css';
import type { Sized } from './sizes-dialog';

type Props = { reviewed: ReviewedLine; number: number; neighbors: Neighbors; onSizes: (sized: Sized) => void };

/** A line of the ledger: how many of what, in which color and size, and what the catalog says of it now; the rest opens in its place. */
export const RequestLineRow = memo(Line, (before, after) => textOf(before) === textOf(after));

/** The drawn parts as text: a list that was read again is made of other objects. */
const textOf = ({ reviewed: { row, ...reviewed }, number, neighbors }: Props) =>
  JSON.stringify([reviewed, row && textOfRow(row), number, neighbors]);

/** Rows of many variants are long, and many lines may share one. */
const textOfRow = (row: IndexRow) => {
  const text = rowTexts.get(row) ?? JSON.stringify(row);
  rowTexts.set(row, text);
  return text;
};
const rowTexts = new WeakMap<IndexRow, string>();

function Line({ reviewed, number, neighbors, onSizes }: Props) {
  const { line, row, findings, hasNews } = reviewed;
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { brand, name } = row?.card ?? line;
  const { person, note } = line;
  const close = () => {
    setOpen(false);
    item.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  return (
    <li
      className={styles.line}
      ref={item}
      tabIndex={-1}
      aria-labelledby={id}
      data-number={number}
      data-counted={reviewed.leftOut === undefined}
      data-open={isOpen || undefined}
      data-asks={
        findings.some(({ kind }) => kind === 'open' || kind === 'not-offered' || kind === 'not-made') || undefined
      }
    >
      <span className={`${itemNumber.number} ${styles.number}`} aria-hidden="true">
        {number}
      </span>
      <Quantity reviewed={reviewed} number={number} />
      <div className={styles.item}>
        <p className={styles.name} id={id}>
          <Hidden>Line {number}: </Hidden>
          {row ? (
            <Link href={routes.product(line.product, line.choice)}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </p>
        <p className={styles.more}>
          <bdi>{brand}</bdi>
          {person && (
            <>
              , for <bdi>{person}</bdi>
            </>
          )}
          {note && (
            <>
              : <bdi>{note}</bdi>
            </>
          )}
        </p>
      </div>
      <div className={styles.facts}>
        <span className={itemNumber.number}>{reviewed.number ?? line.product}</span>
        <span className={styles.picked}>
          {[shortChoice(line.choice, ' x '), person, note].filter(Boolean).join(', ')}
        </span>
        <LinePrice reviewed={reviewed} />
      </div>
      <div className={styles.choices}>
        <ChoiceCells reviewed={reviewed} number={number} />
      </div>
      <LineTools line={line} number={number} isOpen={isOpen} panel={`${id}-panel`} onToggle={() => setOpen(!isOpen)} />
      {isOpen && (
        <div className={styles.panel} id={`${id}-panel`}>
          <Whom reviewed={reviewed} number={number} onDone={close} />
          <LineActions reviewed={reviewed} number={number} {...neighbors} onSizes={onSizes} />
        </div>
      )}
      {findings.length > 0 && (
        <ul className={`${layout.note} ${styles.remarks}`}>
          {remarksOf(findings).map(({ words, isFault }) => (
            <li key={words} className={remark.remark} data-fault={isFault || undefined}>
              {isFault && <Icon name="alert" />}
              {words}
            </li>
          ))}
          {row && hasNews && (
            <li>
              <AcceptNews line={line} row={row} number={number} />
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
