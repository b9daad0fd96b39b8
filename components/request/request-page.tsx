'use client';

import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import stack from '@/components/ui/stack.module.css';
import { StatusBar } from '@/components/ui/status-bar';
import { useLoad } from '@/components/ui/use-load';
import type { OrderKit } from '@/lib/catalogue/schema/order-kits';
import type { IndexRow } from '@/lib/listing/index-row';
import { EMPTY_LIST } from '@/lib/request/request-list';
import { catalogNotLoaded, saveErrors } from '@/lib/request/request-messages';
import { missingDetail } from '@/lib/request/request-payload';
import { requestStore } from '@/lib/request/request-store';
import { reviewList } from '@/lib/request/review-list';
import { queryCatalogue } from '@/lib/search/client';
import * as messages from '@/lib/site/messages';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';
import { KitStarter } from './kit-starter';
import { type MissingDetail, OrderDetails } from './order-details';
import { PrintedRequest } from './printed-request';
import { QuickOrder } from './quick-order';
import { RequestLines } from './request-lines';
import { RequestOutputs, SendBar } from './request-outputs';
import styles from './request-page.module.css';
import { SharedList } from './shared-list';
import { RequestContext, useRequestList } from './use-request-list';

const NO_ROWS: readonly IndexRow[] = [];

export type RequestPageProps = {
  kits: readonly OrderKit[];
  /** Example lines for quick order. */
  samples: readonly string[];
  /** Text: what happens after a request is sent. */
  next: string;
  /** True if a product has shipping limits. */
  hasStates: boolean;
};

/** The request list page: lines, quick order, kits, order details, and buttons to send, save and share. */
export function RequestPage({ kits, samples, next, hasStates }: RequestPageProps) {
  const { list: stored, report, actions, problem, startNew } = useRequestList();
  const list = stored ?? EMPTY_LIST;
  const ids = stored && [...new Set(stored.lines.map(({ product }) => product))].sort();
  const loadRows = async () => (ids?.length ? queryCatalogue({ kind: 'rows', ids }) : NO_ROWS);
  const describeError = () => loadErrorMessage(catalogNotLoaded);
  const { value, isLoaded, error, retry } = useLoad(ids?.join('\n'), loadRows, describeError);
  const rows = value ?? NO_ROWS;
  const review = useMemo(() => reviewList(list, rows, isLoaded), [list, rows, isLoaded]);
  const [missing, setMissing] = useState<MissingDetail>();
  const page = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isEmpty = list.lines.length === 0;

  const getLatest = async () => {
    // Waits for changes that are being saved.
    await requestStore.read();
    const now = requestStore.get() ?? EMPTY_LIST;
    return { list: now, review: reviewList(now, rows, isLoaded) };
  };
  const getComplete = async () => {
    const latest = await getLatest();
    const detail = missingDetail(latest.list);
    setMissing(detail);
    if (!detail) return latest;
    form.current?.querySelector<HTMLElement>(`[name=${detail.field}]`)?.focus();
    return undefined;
  };
  // Waits until React has rendered the first line.
  const showLines = () => setTimeout(() => page.current?.querySelector<HTMLElement>('#lines')?.focus());
  // Waits for prices, to avoid a layout shift.
  if (!value && !error && !problem) return <p role="status">Loading your list…</p>;
  return (
    <RequestContext value={actions}>
      <div ref={page} className={isEmpty ? styles.page : `${styles.page} ${styles.filled}`}>
        {problem && (
          <Problem text={saveErrors[problem]}>
            {problem === 'unreadable' && <Button onClick={startNew}>Keep a backup and start a new list</Button>}
          </Problem>
        )}
        <SharedList list={list} />
        {error && (
          <Problem text={error}>
            <Button onClick={retry}>{messages.tryAgain}</Button>
          </Problem>
        )}
        {!isEmpty && <RequestLines review={review} />}
        <section aria-labelledby="quick-order" className={`${stack.stack} ${styles.section}`}>
          <h2 id="quick-order">{isEmpty ? 'Quick order' : 'Add more items'}</h2>
          <QuickOrder samples={isEmpty ? samples : []} onAdded={showLines} />
          <KitStarter kits={kits} onAdded={showLines} />
        </section>
        {!isEmpty && (
          <div className={styles.columns}>
            <OrderDetails
              details={list.details}
              hasState={hasStates}
              missing={missing}
              onInput={() => setMissing(undefined)}
              form={form}
            />
            <RequestOutputs {...{ list, review, next, getLatest, getComplete }} />
          </div>
        )}
        <div className={styles.bottom}>
          <StatusBar notice={report} onUndo={report?.undo} onDismiss={() => actions.report()} />
          {!isEmpty && <SendBar {...{ review, next, getComplete }} />}
        </div>
      </div>
      <PrintedRequest list={list} review={review} />
    </RequestContext>
  );
}

function Problem({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={`${stack.row} ${styles.problem}`} role="alert">
      <p>{text}</p>
      {children}
    </div>
  );
}
