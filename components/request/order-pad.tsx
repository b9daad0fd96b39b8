'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/field';
import { counted } from '@/lib/counted';
import { whyMissing } from '@/lib/offline/why-missing';
import type { Resolution } from '@/lib/order/resolution';
import { addLines } from '@/lib/request/operations';
import { catalogMissing } from '@/lib/request/request-messages';
import { askCatalogue } from '@/lib/worker/client';
import styles from './order-pad.module.css';
import { PadLine } from './pad-line';
import { isReady, leftOf, type Pick, picksOf, toRequestLine } from './pad-picks';
import { useDeeds } from './request-context';
import type { Sized } from './sizes-dialog';

type Props = { text: string; onText: (text: string) => void; onSizes: (sized: Sized) => void };

/** Lines as people write them: each is looked up and shown with what it may mean, and nothing is added before that. */
export function OrderPad({ text, onText, onSizes }: Props) {
  const { change, say } = useDeeds();
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState('');
  const [found, setFound] = useState<readonly Resolution[]>();
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const results = useRef<HTMLHeadingElement>(null);
  const lastAsked = useRef('');

  useEffect(() => {
    if (found) results.current?.focus();
  }, [found]);

  const read = async (written: string) => {
    if (written.trim() === '') return;
    lastAsked.current = written;
    setReading(true);
    say();
    const resolutions = await askCatalogue({ kind: 'resolve', text: written }).catch(() => undefined);
    const missing = resolutions ? '' : await whyMissing(catalogMissing);
    // Another text was asked for meanwhile.
    if (lastAsked.current !== written) return;
    setReading(false);
    setFault(missing);
    if (!resolutions) return;
    setFound(resolutions);
    setPicks(picksOf(resolutions));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void read(text);
  };
  const ready = picks.filter(isReady);
  const add = async () => {
    const lines = ready.map(toRequestLine);
    const isKept = await change((list) => addLines(list, lines), {
      said: `${counted(lines.length, 'line')} added.`,
      hasUndo: true,
    });
    if (!isKept) return;
    onText(leftOf(found ?? [], picks));
    setFound(undefined);
    setPicks([]);
  };
  const update = (index: number, pick: Pick) => setPicks(picks.with(index, pick));
  return (
    <div className={styles.pad}>
      <TextArea
        label="Lines as you write them"
        hint="One line each: item number or name, color, size and how many. Rows of a spreadsheet can be pasted."
        rows={4}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onPaste={({ currentTarget }) => setTimeout(() => void read(currentTarget.value))}
        onKeyDown={onKeyDown}
        spellCheck={false}
      />
      <div className={styles.actions}>
        <Button onClick={() => void read(text)} aria-disabled={isReading}>
          Look up
        </Button>
        <p role="status">{isReading ? 'Looking the lines up…' : fault}</p>
      </div>
      {found && (
        <section className={styles.results} aria-labelledby="pad-results">
          <h3 id="pad-results" ref={results} tabIndex={-1}>
            {summary(picks, found)}
          </h3>
          <ol>
            {found.map((line, index) => {
              const pick = picks[index];
              return (
                pick && (
                  <PadLine
                    key={index}
                    line={line}
                    pick={pick}
                    onPick={(next) => update(index, next)}
                    onSizes={onSizes}
                  />
                )
              );
            })}
          </ol>
          <div className={styles.foot}>
            <Button look="primary" onClick={add} disabled={ready.length === 0}>
              Add {counted(ready.length, 'line')}
            </Button>
            <Button look="quiet" onClick={() => setFound(undefined)}>
              Add nothing
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

/** '52 found, 5 to choose, 3 not found'. */
function summary(picks: readonly Pick[], found: readonly Resolution[]): string {
  const count = (kind: Resolution['kind']) => found.filter((line) => line.kind === kind).length;
  const open = found.filter((line, index) => line.kind === 'which' && picks[index]?.chosen === undefined).length;
  const missing = count('none');
  return [
    `${count('found') + count('which') - open} found`,
    ...(open > 0 ? [`${open} to choose`] : []),
    ...(missing > 0 ? [`${missing} not found`] : []),
  ].join(', ');
}
