'use client';

import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import layout from '@/components/ui/layout.module.css';
import stack from '@/components/ui/stack.module.css';
import { whyMissing } from '@/lib/offline/why-missing';
import { clear } from '@/lib/request/operations';
import type { Review } from '@/lib/request/review';
import { shareAddress } from '@/lib/share';
import * as messages from '@/lib/site/messages';
import type { Offer } from './offer';
import { useDeeds, useList } from './request-context';
import styles from './request-desk.module.css';
import { useLinkOf } from './use-link-of';
import { useSettledPress } from './use-settled-press';

type Props = {
  review: Review;
  /** The lines that an e-mail has no room for. */
  left: number;
  onOffer: (offer: Offer) => void;
  onText: (text: string) => void;
  /** Further ways out. */
  children?: ReactNode;
};

/** The ways that a list takes out of the browser and back into it, but for sending it; of an empty one, those into it. */
export function OrderOutputs({ review, left, onOffer, onText, children }: Props) {
  const list = useList();
  const { change } = useDeeds();
  const [said, setSaid] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const link = useLinkOf(list);
  const onClickCapture = useSettledPress(link !== undefined);
  const isEmpty = list.lines.length === 0;

  const save = async () => {
    try {
      const { saveCsv } = await import('./csv-file');
      saveCsv(list, review);
      setSaid('The CSV file is saved.');
    } catch {
      setSaid(await whyMissing(messages.partMissing));
    }
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (!chosen) return;
    try {
      const { openCsv } = await import('./csv-file');
      const found = await openCsv(chosen);
      if (typeof found === 'string') onText(found);
      else onOffer({ from: chosen.name, ...found });
      setSaid(
        typeof found === 'string' ? 'The file has columns of its own: its lines stand in the quick order pad.' : '',
      );
    } catch {
      setSaid(`${chosen.name} could not be read.`);
    }
  };
  const empty = () => void change(clear, { said: 'The list is empty.', hasUndo: true });
  return (
    <section className={stack.stack} aria-label="Print, save and share" onClickCapture={onClickCapture}>
      {!isEmpty && <h2 className={styles.ruled}>Take it elsewhere</h2>}
      <div className={styles.buttons}>
        {!isEmpty && (
          <>
            {children}
            <Button onClick={() => window.print()}>Print</Button>
            <Button onClick={save}>Save as CSV</Button>
            <Button
              onClick={async () => setSaid(await shareAddress(messages.requestListName, link ?? ''))}
              disabled={!link}
            >
              Copy link
            </Button>
          </>
        )}
        <Button onClick={() => file.current?.click()}>Open a CSV</Button>
        <input ref={file} type="file" accept=".csv,.tsv,.txt,text/csv" aria-label="CSV file" hidden onChange={open} />
        {!isEmpty && (
          <Button look="quiet" onClick={empty}>
            Empty the list
          </Button>
        )}
      </div>
      <p role="status">{said}</p>
      {!isEmpty && (
        <p className={layout.note}>
          {link === ''
            ? 'This list is too long for a link: save it as CSV, which can be opened here.'
            : 'The link holds the whole list, names and notes too. It is stored nowhere else, and whoever has it can read it.'}
        </p>
      )}
      {left > 0 && (
        <p className={layout.note}>
          An e-mail holds the first {list.lines.length - left} of {list.lines.length} lines: add the CSV file to it.
        </p>
      )}
    </section>
  );
}
