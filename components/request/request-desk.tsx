'use client';

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { AdditionNotice } from '@/components/product/add-to-request';
import { usePadText } from '@/components/product/use-pad-text';
import { Button } from '@/components/ui/button';
import stack from '@/components/ui/stack.module.css';
import { StatusBar } from '@/components/ui/status-bar';
import type { OrderKit } from '@/lib/catalogue/order-kits';
import type { RequestFault } from '@/lib/request/faults';
import { toMailto } from '@/lib/request/mail';
import { EMPTY_LIST } from '@/lib/request/request';
import { reviewList, totalRemarks } from '@/lib/request/review';
import * as messages from '@/lib/site/messages';
import { site } from '@/lib/site/site';
import { withRoster } from '@/lib/visitor/pad-text';
import { KitStarter } from './kit-starter';
import { LinkOffer } from './link-offer';
import { MailOrder, OrderFoot } from './order-foot';
import { OrderHead } from './order-head';
import { OrderOutputs } from './order-outputs';
import { OrderPad } from './order-pad';
import { PrintedOrder } from './printed-order';
import { RememberedSizes } from './remembered-sizes';
import { DeedsContext, ListContext } from './request-context';
import styles from './request-desk.module.css';
import { RequestLines } from './request-lines';
import { type Sized, SizesDialog } from './sizes-dialog';
import { useLink } from './use-link';
import { useRequestList } from './use-request-list';
import { useRows } from './use-rows';

/** The desk: a list to fill in, the pad that fills it, who asks, and the ways out. */
export function RequestDesk({ kits, samples }: { kits: readonly OrderKit[]; samples: readonly string[] }) {
  const { list: stored, problem, report, change, settling, undo, startAnew, say } = useRequestList();
  const list = stored ?? EMPTY_LIST;
  const { rows, isWhole, hasBegun, fault: rowsFault, retry } = useRows(stored);
  const review = useMemo(() => reviewList(list, rows, isWhole), [list, rows, isWhole]);
  const isEmpty = list.lines.length === 0;
  const mail = useMemo(
    () => (site.email && !isEmpty ? toMailto(site.email, list, review) : undefined),
    [list, review, isEmpty],
  );
  const { offer, fault: linkFault, setOffer, close } = useLink();
  const [text, setText] = usePadText();
  const [fault, setFault] = useState<RequestFault>();
  const [sized, setSized] = useState<Sized>();
  const [isReading, setReading] = useState(false);
  const [arrived, setArrived] = useState<number>();
  useEffect(() => {
    if (arrived === undefined) return;
    focusLine(desk.current, arrived);
    setArrived(undefined);
  }, [arrived]);
  const form = useRef<HTMLFormElement>(null);
  const pad = useRef<HTMLElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  const deeds = useMemo(() => ({ change, settling, say }), [change, settling, say]);

  const closeSizes = (said?: AdditionNotice) => {
    setSized(undefined);
    if (said) say(said.words);
  };
  const startFrom = (roster: string) => {
    setText(withRoster(text, roster));
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
        <div ref={desk} className={isEmpty ? styles.desk : `${styles.desk} ${styles.filled}`}>
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
          {!isEmpty && (
            <RequestLines
              lines={review.lines}
              remarks={totalRemarks(review.totals, list.head.state)}
              onSizes={setSized}
            />
          )}
          <section ref={pad} aria-labelledby="pad" className={`${stack.stack} ${styles.ruled}`}>
            <h2 id="pad">{isEmpty ? 'Quick order pad' : 'Add more lines'}</h2>
            <KitStarter kits={kits} onRoster={startFrom} />
            <OrderPad
              text={text}
              onText={setText}
              samples={isEmpty ? samples : []}
              isFirst={isEmpty}
              onReading={setReading}
              onAdded={setArrived}
            />
            <RememberedSizes />
          </section>
          <div className={styles.columns}>
            {!isEmpty && <OrderHead fault={fault} onInput={() => setFault(undefined)} form={form} />}
            <OrderOutputs review={review} left={mail?.left ?? 0} onOffer={setOffer} onText={setText}>
              {site.contactEndpoint && <MailOrder mail={mail} onFault={showFault} />}
            </OrderOutputs>
          </div>
          {sized && <SizesDialog {...sized} onClose={closeSizes} />}
          <div className={isEmpty ? undefined : styles.bottom} data-sticky={isEmpty || isReading ? undefined : ''}>
            <StatusBar said={report} onUndo={report?.deed && undo} onDismiss={() => say()} />
            {!isEmpty && <OrderFoot review={review} mail={mail} isWaiting={isReading} onFault={showFault} />}
          </div>
        </div>
        <PrintedOrder head={list.head} {...review} />
      </ListContext>
    </DeedsContext>
  );
}

/** Leads to the first line that has come: to the heading of the list where that was empty, or where older lines have grown. */
function focusLine(desk: HTMLElement | null, first: number): void {
  const line = first > 0 ? desk?.querySelector<HTMLElement>(`[data-number="${first + 1}"]`) : undefined;
  (line ?? desk?.querySelector<HTMLElement>('#lines'))?.focus();
}

/** A fault that is in the way, with the way out. */
function Problem({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={`${stack.row} ${styles.problem}`} role="alert">
      <p>{text}</p>
      {children}
    </div>
  );
}
