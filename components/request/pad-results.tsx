'use client';

import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import stack from '@/components/ui/stack.module.css';
import { counted } from '@/lib/counted';
import type { Resolution, TableColumns } from '@/lib/order/resolution';
import { addLines } from '@/lib/request/operations';
import type { RequestList } from '@/lib/request/request';
import { wearers } from '@/lib/visitor/person-sizes';
import { leftOf } from './left-of';
import styles from './order-pad.module.css';
import { padBlocks } from './pad-blocks';
import { PadLines } from './pad-lines';
import { chosenOf, isReady, type Pick, type Picks, toRequestLine } from './pad-picks';
import { PadTable } from './pad-table';
import { summaryWords } from './pad-words';
import { useDeeds } from './request-context';
import { useShown } from './use-shown';

type Props = {
  id: number;
  columns: TableColumns;
  lines: readonly Resolution[];
  picks: Picks;
  /** Whether the text has become another since it was read. */
  isStale: boolean;
  onPicks: (change: (picks: Picks) => Picks) => void;
  /** Reads the text again, with these meanings of columns. */
  onColumns: (columns: TableColumns) => void;
  /** Ends the look at what was read, and leaves this text, or the one that is there; `first` is the place of the first line that was added. */
  onClose: (left: string | undefined, first?: number) => void;
};

/** The meanings of a text in its order, to be settled, corrected and added. */
export function PadResults({ id, columns, lines, picks, isStale, onPicks, onColumns, onClose }: Props) {
  const { change } = useDeeds();
  const known = useSyncExternalStore(wearers.subscribe, wearers.get, () => undefined);
  const onPick = useCallback((index: number, pick: Pick) => onPicks((now) => now.with(index, pick)), [onPicks]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [id]);
  const blocks = useShown(useMemo(() => padBlocks(lines), [lines]));
  const ready = picks.filter((pick) => pick !== undefined).filter(isReady);

  const add = async () => {
    const added = ready.map(toRequestLine);
    const said = `${counted(added.length, 'line')} added.`;
    let first = 0;
    const addAll = (list: RequestList) => {
      first = list.lines.length;
      return addLines(list, added);
    };
    if (!(await change(addAll, { said, hasUndo: true }))) return;
    wearers.remember(
      ready.flatMap((pick) => {
        const product = chosenOf(pick)?.row;
        return product ? [{ person: pick.person, product, choice: pick.choice }] : [];
      }),
    );
    onClose(leftOf(lines, picks), first);
  };
  return (
    <section className={styles.results} aria-labelledby="pad-results">
      <h3 id="pad-results" ref={heading} tabIndex={-1}>
        {summaryWords(lines, picks)}
      </h3>
      {blocks.map((block, place) => {
        if (block.kind === 'lines') {
          return <PadLines key={place} {...block} picks={picks} known={known} onPick={onPick} />;
        }
        if (block.kind === 'table') {
          const { at } = block.table;
          return (
            <PadTable
              key={`table ${at}`}
              table={block.table}
              onColumns={(next) => onColumns({ ...columns, [at]: next })}
            />
          );
        }
        if (block.kind === 'heading') {
          return (
            <p key={place}>
              <bdi>{block.text}</bdi>
            </p>
          );
        }
        return <Prose key={place} lines={block.lines} />;
      })}
      <div className={`${stack.row} ${styles.foot}`}>
        <Button look="primary" onClick={add} disabled={ready.length === 0 || isStale}>
          Add {counted(ready.length, 'line')}
        </Button>
        <Button look="quiet" onClick={() => onClose(undefined)}>
          Add nothing
        </Button>
        {isStale && <p>The lines have changed since: look them up again.</p>}
      </div>
    </section>
  );
}

function Prose({ lines }: { lines: readonly Resolution[] }) {
  return (
    <details className={styles.fold}>
      <summary>
        {counted(lines.length, 'line')} that {lines.length === 1 ? 'orders' : 'order'} nothing
      </summary>
      <ul>
        {lines.map(({ at, text }) => (
          <li key={at} className={styles.written}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
