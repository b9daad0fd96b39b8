'use client';

import { Icon } from '@/components/ui/icon';
import { Hidden } from '@/components/ui/layout';
import { sizeControls } from '@/lib/catalogue/sizes';
import type { IndexRow } from '@/lib/index/row';
import { acknowledge } from '@/lib/request/findings';
import { moveLine, removeLines, setLine } from '@/lib/request/operations';
import type { RequestLine } from '@/lib/request/request';
import type { ReviewedLine } from '@/lib/request/review';
import { useRequest } from './request-context';
import styles from './request-line.module.css';
import type { Sized } from './sizes-dialog';

type Props = { reviewed: ReviewedLine; number: number; onSizes: (sized: Sized) => void };

/** What else may be done with a line. */
export function LineActions({ reviewed: { line, row }, number, onSizes }: Props) {
  const { list, change } = useRequest();
  const at = list.lines.findIndex(({ id }) => id === line.id);
  const before = list.lines[at - 1]?.id;
  const afterNext = list.lines[at + 2]?.id;
  const move = (beforeId: string | undefined, words: string) =>
    change((now) => moveLine(now, line.id, beforeId), { said: `Line ${number} moved ${words}.` });
  const remove = () =>
    void change((now) => removeLines(now, [line.id]), { said: `Removed: ${line.name}.`, hasUndo: true });
  return (
    <div className={styles.actions}>
      {row && sizeControls(row.sizes).length > 0 && (
        <button type="button" className={styles.action} onClick={() => onSizes({ row, choice: line.choice })}>
          More sizes<Hidden> of line {number}</Hidden>
        </button>
      )}
      <button type="button" className={styles.move} disabled={at <= 0} onClick={() => void move(before, 'up')}>
        <Icon name="chevron" className={styles.up ?? ''} />
        <Hidden>Move line {number} up</Hidden>
      </button>
      <button
        type="button"
        className={styles.move}
        disabled={at === list.lines.length - 1}
        onClick={() => void move(afterNext, 'down')}
      >
        <Icon name="chevron" />
        <Hidden>Move line {number} down</Hidden>
      </button>
      <button type="button" className={styles.move} onClick={remove}>
        <Icon name="close" />
        <Hidden>Remove line {number}</Hidden>
      </button>
    </div>
  );
}

/** Takes over what the catalog says of a product now. */
export function AcceptNews({ line, row, number }: { line: RequestLine; row: IndexRow; number: number }) {
  const { change } = useRequest();
  return (
    <button
      type="button"
      className={styles.action}
      onClick={() => void change((now) => setLine(now, line.id, (old) => acknowledge(old, row)))}
    >
      Accept<Hidden> what has changed in line {number}</Hidden>
    </button>
  );
}
