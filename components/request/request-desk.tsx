'use client';

import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { AdditionNotice } from '@/components/product/add-to-request';
import { usePadText } from '@/components/product/use-pad-text';
import { Button } from '@/components/ui/button';
import { StatusBar } from '@/components/ui/status-bar';
import type { OrderKit } from '@/lib/catalogue/order-kits';
import type { RequestFault } from '@/lib/request/faults';
import { EMPTY_LIST } from '@/lib/request/request';
import { reviewList } from '@/lib/request/review';
import * as messages from '@/lib/site/messages';
import { KitStarter } from './kit-starter';
import { LinkOffer } from './link-offer';
import { OrderHead } from './order-head';
import { OrderOutputs } from './order-outputs';
import { OrderPad } from './order-pad';
import { OrderTotals } from './order-totals';
import { PrintedOrder } from './printed-order';
import { RememberedSizes } from './remembered-sizes';
import { DeedsContext, ListContext } from './request-context';
import styles from './request-desk.module.css';
import { RequestLines } from './request-lines';
import { SendOrder } from './send-order';
import { type Sized, SizesDialog } from './sizes-dialog';
import { useLink } from './use-link';
import { useRequestList } from './use-request-list';
import { useRows } from './use-rows';

/** The desk: a list to fill in, the pad that fills it, who asks, and the ways out. */
export function RequestDesk({ kits }: { kits: readonly OrderKit[] }) {
  const { list: stored, problem, report, change, settling, undo, startAnew, say } = useRequestList();
  const list = stored ?? EMPTY_LIST;
  const { rows, isWhole, hasBegun, fault: rowsFault, retry } = useRows(stored);
  const review = useMemo(() => reviewList(list, rows, isWhole), [list, rows, isWhole]);
  const { offer, fault: linkFault, setOffer, close } = useLink();
  const [text, setText] = usePadText();
  const [fault, setFault] = useState<RequestFault>();
  const [sized, setSized] = useState<Sized>();
  const form = useRef<HTMLFormElement>(null);
  const pad = useRef<HTMLElement>(null);
  const deeds = useMemo(() => ({ change, settling, say }), [change, settling, say]);

  const closeSizes = (said?: AdditionNotice) => {
    setSized(undefined);
    if (said) say(said.words);
  };
  const startFrom = (roster: string) => {
    setText(text.trim() === '' ? roster : `${text.trimEnd()}\n\n${roster}`);
    pad.current?.querySelector<HTMLElement>('textarea:not(details *)')?.focus();
  };
  const showFault = (found: RequestFault | undefined) => {
    setFault(found);
    if (found) form.current?.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus();
  };
  // Lines without what the catalog says of them would move when it says it.
  if (!hasBegun && !problem) return <p role="status">Opening your list…</p>;
  return (
    <DeedsContext value={deeds}>
      <ListContext value={list}>
        <div className={styles.desk}>
          {problem && (
            <Problem text={problem.text}>
              {problem.canStartAnew && <Button onClick={startAnew}>Set it aside and begin a new list</Button>}
            </Problem>
          )}
          {linkFault && (
            <Problem text={linkFault}>
              <Button look="quiet" onClick={close}>
                Close
              </Button>
            </Problem>
          )}
          {offer && <LinkOffer offer={offer} onDone={close} />}
          {rowsFault && (
            <Problem text={rowsFault}>
              <Button onClick={retry}>{messages.tryAgain}</Button>
            </Problem>
          )}
          <section ref={pad} aria-labelledby="pad" className={styles.pad}>
            <h2 id="pad">Quick order pad</h2>
            <KitStarter kits={kits} onRoster={startFrom} />
            <OrderPad text={text} onText={setText} />
            <RememberedSizes />
          </section>
          {list.lines.length > 0 && (
            <>
              <RequestLines lines={review.lines} onSizes={setSized} />
              <div className={styles.columns}>
                <OrderHead fault={fault} onInput={() => setFault(undefined)} form={form} />
                <div>
                  <OrderTotals totals={review.totals} state={list.head.state} />
                  <SendOrder review={review} onFault={showFault} />
                </div>
              </div>
            </>
          )}
          <OrderOutputs review={review} onOffer={setOffer} onText={setText} />
          {sized && <SizesDialog {...sized} onClose={closeSizes} />}
          <StatusBar said={report} onUndo={report?.deed && undo} onDismiss={() => say()} />
        </div>
        <PrintedOrder head={list.head} {...review} />
      </ListContext>
    </DeedsContext>
  );
}

/** A fault that is in the way, with the way out. */
function Problem({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.problem} role="alert">
      <p>{text}</p>
      {children}
    </div>
  );
}
