'use client';

import { type MouseEvent, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { contactMessages } from '@/lib/contact/contact-messages';
import { sendMessage } from '@/lib/contact/send-message';
import { findRequestFault, type RequestFault } from '@/lib/request/faults';
import { toMailto } from '@/lib/request/mail';
import { toPayload } from '@/lib/request/payload';
import type { Review } from '@/lib/request/review';
import * as messages from '@/lib/site/messages';
import { site } from '@/lib/site/site';
import styles from './order-outputs.module.css';
import { useList } from './request-context';
import { useSettledPress } from './use-settled-press';

type Status = 'idle' | 'sending' | 'sent' | 'failed';
type Props = { review: Review; onFault: (fault: RequestFault | undefined) => void };

/** Sends the list to the store where it has an address for that, or hands it to the buyer's e-mail. What is missing is said now, and not before. */
export function SendOrder({ review, onFault }: Props) {
  const list = useList();
  const onClickCapture = useSettledPress();
  const [status, setStatus] = useState<Status>('idle');
  const [isOffline, setOffline] = useState(false);
  const [reference, setReference] = useState('');
  const mail = site.email ? toMailto(site.email, list, review) : undefined;

  const check = () => {
    const fault = findRequestFault(list);
    onFault(fault);
    return fault === undefined;
  };
  const send = async () => {
    if (status === 'sending' || !check()) return;
    setStatus('sending');
    const payload = toPayload(list, review);
    setReference(payload.reference);
    const result = await sendMessage(site.contactEndpoint, payload);
    setOffline(!result.ok && result.reason === 'offline');
    setStatus(result.ok ? 'sent' : 'failed');
  };
  const write = (event: MouseEvent) => {
    if (!check()) event.preventDefault();
  };
  if (!mail && !site.contactEndpoint) return null;
  return (
    <section className={styles.send} aria-labelledby="send" onClickCapture={onClickCapture}>
      <h2 id="send">Send it</h2>
      <div className={styles.buttons}>
        {site.contactEndpoint && (
          <Button look="primary" onClick={send} aria-disabled={status === 'sending'}>
            {status === 'failed' ? messages.tryAgain : 'Send request'}
          </Button>
        )}
        {mail && (
          <ButtonLink look={site.contactEndpoint ? 'secondary' : 'primary'} href={mail.href} onClick={write}>
            Write as e-mail
          </ButtonLink>
        )}
      </div>
      <p role="status" data-status={status} className={styles.answer}>
        {
          {
            idle: '',
            sending: contactMessages.sending,
            sent: `Thank you. Your request has been sent. Its reference is ${reference}.`,
            failed: isOffline
              ? messages.noNetwork
              : 'Your request could not be sent. It is still here: try again, or send it as an e-mail.',
          }[status]
        }
      </p>
      {mail && mail.left > 0 && (
        <p className={styles.hint}>
          An e-mail holds the first {list.lines.length - mail.left} of {list.lines.length} lines: add the CSV file to
          it.
        </p>
      )}
    </section>
  );
}
