'use client';

import { type KeyboardEvent, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/field';
import stack from '@/components/ui/stack.module.css';
import type { Resolution, TableColumns } from '@/lib/order/resolution';
import styles from './order-pad.module.css';
import { keptPicks, type Picks } from './pad-picks';
import { PadResults } from './pad-results';
import { PadSample } from './pad-sample';
import { useDeeds } from './request-context';
import { useAskedText } from './use-asked-text';
import { prepare, useReading } from './use-reading';

type Props = {
  text: string;
  onText: (text: string) => void;
  /** Lines of a list to try. */
  samples?: readonly string[];
  /** Whether the page has nothing better to do than to read lines. */
  isFirst?: boolean;
  /** Hears whether something that was read waits to be added, and from which place of the list on it was. */
  onReading?: (isReading: boolean) => void;
  onAdded?: (first: number) => void;
};

/** A text that was read, and the buyer's decisions on it. */
type Read = {
  text: string;
  /** Other for each text that was looked up, the same while its tables are read again. */
  id: number;
  columns: TableColumns;
  lines: readonly Resolution[];
  picks: Picks;
};

const NOTHING_READ = { lines: [], picks: [] };

/** Lines as people write them: each is looked up and shown with what it may mean, and nothing is added before that. */
export function OrderPad({ text, onText, samples = [], isFirst = false, onReading, onAdded }: Props) {
  const { say } = useDeeds();
  const { state, fault, read } = useReading();
  const [found, setFound] = useState<Read>();
  const actions = useRef<HTMLDivElement>(null);

  const lookUp = async (written: string, columns: TableColumns = {}, id = (found?.id ?? 0) + 1) => {
    if (written.trim() === '') return;
    say();
    const lines = await read(written, columns);
    if (!lines) return;
    startTransition(() =>
      setFound((old) => ({ text: written, id, columns, lines, picks: keptPicks(lines, old ?? NOTHING_READ) })),
    );
  };
  useAskedText(lookUp);
  const isReading = found !== undefined;
  useEffect(() => onReading?.(isReading), [isReading]);
  const tryOut = () => {
    const written = [text.trimEnd(), ...samples].filter(Boolean).join('\n');
    onText(written);
    void lookUp(written);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void lookUp(text);
  };
  // The text field would bring up the keyboard of a phone.
  const goBack = () => actions.current?.querySelector('button')?.focus();
  const close = (left: string | undefined, first?: number) => {
    setFound(undefined);
    if (left === undefined) goBack();
    else onText(left);
    if (first !== undefined) onAdded?.(first);
  };
  const changePicks = useCallback(
    (change: (picks: Picks) => Picks) => setFound((old) => old && { ...old, picks: change(old.picks) }),
    [],
  );
  return (
    <div className={`${stack.stack} ${styles.pad}`}>
      <div className={styles.writing}>
        <div className={stack.stack}>
          <TextArea
            label="Lines as you write them"
            hint="One line each: item number or name, color, size and how many. Rows of a spreadsheet can be pasted."
            rows={4}
            value={text}
            onChange={({ target }) => onText(target.value)}
            onFocus={prepare}
            onPaste={({ currentTarget }) => setTimeout(() => void lookUp(currentTarget.value))}
            onKeyDown={onKeyDown}
            spellCheck={false}
          />
          <div className={stack.row} ref={actions}>
            <Button
              look={isFirst && !found ? 'primary' : 'secondary'}
              onClick={() => void lookUp(text)}
              aria-disabled={state === 'reading' || state === 'slow'}
            >
              Look up
            </Button>
            <p role="status">
              {state === 'slow' && 'Looking up…'}
              {state === 'failed' && fault}
            </p>
          </div>
        </div>
        {samples.length > 0 && !found && <PadSample lines={samples} onTry={tryOut} />}
      </div>
      {found && (
        <PadResults
          {...found}
          isStale={found.text !== text}
          onPicks={changePicks}
          onColumns={(columns) => void lookUp(found.text, columns, found.id)}
          onClose={close}
        />
      )}
    </div>
  );
}
