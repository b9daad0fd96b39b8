'use client';

import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { contactMessages } from '@/lib/contact/contact-messages';
import { sendMessage } from '@/lib/contact/send-message';
import { findRequestFault, type RequestFault } from '@/lib/request/faults';
import type { Mail } from '@/lib/request/mail';
import { toPayload } from '@/lib/request/payload';
import type { Review } from '@/lib/request/review';
import * as messages from '@/lib/site/messages';
import { site } from '@/lib/site/site';
import { OrderTotals } from './order-totals';
import { useList } from './request-context';
import styles from './request-desk.module.css';
import { useSettledPress } from './use-settled-press';

type Status = 'idle' | 'sending' | 'sent' | 'failed';
type Props = {
  review: Review;
  /** The list as an e-mail; undefined where the store has no address. */
  mail: Mail | undefined;
  /** Whether something else is to be done first: the foot then asks for nothing. */
  isWaiting?: boolean;
  onFault: (fault: RequestFault | undefined) => void;
};

/** The foot of the list: its total, and the way to the store. What is missing is said on a press, and not before. */
export function OrderFoot({ review, mail, isWaiting = false, onFault }: Props) {
  const list = useList();
  const onClickCapture = useSettledPress();
  const [status, setStatus] = useState<Status>('idle');
  const [isOffline, setOffline] = useState(false);
  const [reference, setReference] = useState('');
  const look = isWaiting ? 'onBand' : 'primary';

  const send = async () => {
    if (status === 'sending' || !isComplete(list, onFault)) return;
    setStatus('sending');
    const payload = toPayload(list, review);
    setReference(payload.reference);
    const result = await sendMessage(site.contactEndpoint, payload);
    setOffline(!result.ok && result.reason === 'offline');
    setStatus(result.ok ? 'sent' : 'failed');
  };
  return (
    <div className={styles.foot}>
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
      <OrderTotals totals={review.totals} />
      <section className={styles.send} aria-label="Send it" onClickCapture={onClickCapture}>
        {/* Another one for another look: between two colors its words could not be read. */}
        {site.contactEndpoint ? (
          <Button key={look} look={look} onClick={send} aria-disabled={status === 'sending'}>
            {status === 'failed' ? messages.tryAgain : 'Send request'}
          </Button>
        ) : (
          <MailOrder key={look} mail={mail} onFault={onFault} look={look} />
        )}
      </section>
    </div>
  );
}

type MailProps = Pick<Props, 'mail' | 'onFault'> & { look?: 'primary' | 'onBand' };

/** Hands the list to the buyer's e-mail; nothing where the store has no address. */
export function MailOrder({ mail, onFault, look }: MailProps) {
  const list = useList();
  if (!mail) return null;
  return (
    <ButtonLink
      {...(look && { look })}
      href={mail.href}
      onClick={(event) => {
        if (!isComplete(list, onFault)) event.preventDefault();
      }}
    >
      Write as e-mail
    </ButtonLink>
  );
}

function isComplete(list: ReturnType<typeof useList>, onFault: Props['onFault']): boolean {
  const fault = findRequestFault(list);
  onFault(fault);
  return fault === undefined;
}
