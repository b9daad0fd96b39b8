'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { download } from '@/components/ui/download';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import layout from '@/components/ui/layout.module.css';
import { useLoad } from '@/components/ui/use-load';
import { formatCount } from '@/lib/format';
import { formatAmount } from '@/lib/money';
import type { RequestList } from '@/lib/request/request-list';
import { toPayload } from '@/lib/request/request-payload';
import { toMailto } from '@/lib/request/request-text';
import type { Review, Totals } from '@/lib/request/review-list';
import { listToFragment } from '@/lib/request/share-link';
import { contactMessages } from '@/lib/site/contact/contact-form';
import { sendMessage } from '@/lib/site/contact/send-message';
import * as messages from '@/lib/site/messages';
import { asset, routes } from '@/lib/site/routes';
import { shareUrl } from '@/lib/site/share-url';
import { site } from '@/lib/site/site';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';
import styles from './request-page.module.css';
import { useRequestActions } from './use-request-list';

type LatestList = { list: RequestList; review: Review };
type Props = LatestList & {
  /** Text: what happens after a request is sent. */
  next: string;
  /** Returns the saved list, with a change that is not rendered yet. */
  getLatest: () => Promise<LatestList>;
  /** The same, or undefined if a detail is missing; the page then focuses its field. */
  getComplete: () => Promise<LatestList | undefined>;
};

const absoluteUrl = (path: string) => new URL(asset(path), window.location.origin).href;

/**
 * URL that contains the list; '' if the list is too long, undefined while it is computed.
 * Computed in advance, because WebKit only copies synchronously after a click.
 */
function useListUrl(list: RequestList): string | undefined {
  const read = async () => {
    const fragment = await listToFragment(list);
    return fragment === undefined ? '' : `${absoluteUrl(routes.request())}#${fragment}`;
  };
  const { value, isLoaded } = useLoad(JSON.stringify(list), read);
  return isLoaded ? value : undefined;
}

/** Print, CSV, link, and a button that clears the list. E-mail is here if the main button sends to an endpoint. */
function RequestOutputsPart({ list, review, next, getLatest, getComplete }: Props) {
  const { change } = useRequestActions();
  const [status, setStatus] = useState('');
  const url = useListUrl(list);
  const linesNotInEmail = site.email ? toMailto(site.email, list, review).missing : 0;

  const print = async () => {
    await getLatest();
    // Waits until React has rendered the print version.
    requestAnimationFrame(() => window.print());
  };
  const save = async () => {
    const current = await getLatest();
    try {
      const { toRequestCsv } = await import('@/lib/request/request-csv');
      const text = toRequestCsv(current.list, current.review, (id) => absoluteUrl(routes.product(id)));
      download({ name: 'request-list.csv', type: 'text/csv;charset=utf-8', text });
      setStatus('CSV file saved.');
    } catch {
      setStatus(await loadErrorMessage(messages.partMissing));
    }
  };
  const share = async () => setStatus(await shareUrl(messages.requestListName, url ?? ''));
  const clear = () => change((now) => ({ ...now, lines: [] }), { text: 'List cleared.', hasUndo: true });
  return (
    <section className={styles.outputs} aria-labelledby="outputs">
      <h2 id="outputs">Save or share</h2>
      <div className={styles.buttons}>
        {site.contactEndpoint && site.email && (
          <EmailButton getComplete={getComplete} onOpened={() => setStatus(emailOpenedMessage(next))} />
        )}
        <Button onClick={print}>Print</Button>
        <Button onClick={save}>Save as CSV</Button>
        <Button onClick={share} disabled={!url}>
          Copy link
        </Button>
        <Button variant="quiet" onClick={clear}>
          Clear list
        </Button>
      </div>
      <p role="status">{status}</p>
      <p className={layout.note}>
        {url === ''
          ? 'This list is too long for a link. Save it as CSV, which quick order can open.'
          : 'The link contains the whole list with your details. Anyone who has it can read them.'}
      </p>
      {linesNotInEmail > 0 && (
        <p className={layout.note}>
          An e-mail has room for {list.lines.length - linesNotInEmail} of {list.lines.length} lines. Attach the CSV
          file.
        </p>
      )}
    </section>
  );
}

export const RequestOutputs = withErrorBoundary('request-outputs', RequestOutputsPart);

const emailOpenedMessage = (next: string) => `Send the e-mail that has opened. ${next}`;

type EmailProps = Pick<Props, 'getComplete'> & { onOpened: () => void; variant?: 'primary' };

/** Opens the shopper's e-mail program with the list, if no detail is missing. */
function EmailButton({ getComplete, onOpened, ...props }: EmailProps) {
  const open = async () => {
    const complete = await getComplete();
    if (!complete || !site.email) return;
    window.location.href = toMailto(site.email, complete.list, complete.review).href;
    onOpened();
  };
  return (
    <Button {...props} onClick={open}>
      Email this list
    </Button>
  );
}

type SendStatus = 'idle' | 'sending' | 'sent' | 'failed' | 'mailed';

/** Bar with the total and the button that sends the list, if no detail is missing. */
function SendBarPart({ review, next, getComplete }: Pick<Props, 'review' | 'next' | 'getComplete'>) {
  const [{ status, text }, setState] = useState<{ status: SendStatus; text: string }>({ status: 'idle', text: '' });
  const send = async () => {
    const complete = await getComplete();
    if (!complete || status === 'sending') return;
    setState({ status: 'sending', text: contactMessages.sending });
    const payload = toPayload(complete.list, complete.review);
    const result = await sendMessage(site.contactEndpoint, payload);
    if (result === 'sent') {
      const thanks = `Thank you. Your request was sent. Its reference is ${payload.reference}. ${next}`;
      setState({ status: 'sent', text: thanks });
    } else {
      const failed = 'Your request could not be sent. It is still here: try again, or email it.';
      setState({ status: 'failed', text: result === 'offline' ? messages.noNetwork : failed });
    }
  };
  return (
    <div className={styles.sendBar}>
      <p role="status" data-status={status} className={styles.sendStatus}>
        {text}
      </p>
      <RequestTotals totals={review.totals} />
      {site.contactEndpoint ? (
        <Button variant="primary" onClick={send} aria-disabled={status === 'sending'}>
          {status === 'failed' ? messages.tryAgain : 'Send request'}
        </Button>
      ) : (
        site.email && (
          <EmailButton
            getComplete={getComplete}
            onOpened={() => setState({ status: 'mailed', text: emailOpenedMessage(next) })}
            variant="primary"
          />
        )
      )}
    </div>
  );
}

export const SendBar = withErrorBoundary('send-bar', SendBarPart);

function RequestTotals({ totals: { lines, items, subtotal, saved } }: { totals: Totals }) {
  return (
    <section className={styles.totals} aria-labelledby="totals">
      <h2 id="totals">Total</h2>
      <p className={styles.sum}>{formatAmount(subtotal)}</p>
      {site.taxWords && <p>{site.taxWords}</p>}
      <p className={styles.count}>
        {formatCount(lines, 'line')}, {formatCount(items, 'item')}
        {saved > 0 && <span>, {formatAmount(saved)} off</span>}
      </p>
    </section>
  );
}
