'use client';

import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextArea, TextField } from '@/components/ui/field';
import { contactMessages } from '@/lib/contact/contact-messages';
import { askFirst, questionFrom } from '@/lib/contact/question';
import { type ContactFault, type ContactFields, findContactFault } from '@/lib/contact/validate';
import * as messages from '@/lib/site/messages';
import { site } from '@/lib/site/site';
import { BLANK, keepDraft, readDraft } from '@/lib/visitor/contact-draft';
import styles from './contact-form.module.css';

/** The fields before the draft was read: they must not take its place. */
const UNREAD: ContactFields = { ...BLANK };

type Status = 'idle' | 'sending' | 'done' | 'sent' | 'failed';

/**
 * The contact form of the specification: the first failing message only, typing clears it. Without an endpoint in
 * `data/site.json` a valid message is logged and confirmed, and nothing is sent. What is typed outlives a reload.
 */
export function ContactForm() {
  const [fields, setFields] = useState(UNREAD);
  const [fault, setFault] = useState<ContactFault>();
  const [status, setStatus] = useState<Status>('idle');
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const draft = readDraft();
    setFields({ ...draft, message: askFirst(questionFrom(window.location.search), draft.message) });
  }, []);

  useEffect(() => {
    if (fields !== UNREAD) keepDraft(fields);
  }, [fields]);

  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { name, value } = event.currentTarget;
    setFields((old) => ({ ...old, [name]: value }));
    setFault(undefined);
    if (status !== 'sending') setStatus('idle');
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (status === 'sending') return;
    const found = findContactFault(fields);
    setFault(found);
    if (found) {
      form.current?.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus();
      return;
    }
    if (!site.contactEndpoint) {
      console.info('Contact form (nothing is sent):', fields);
      setFields(BLANK);
      setStatus('done');
      return;
    }
    setStatus('sending');
    const isSent = await send(site.contactEndpoint, fields);
    // What was typed meanwhile is a new message.
    if (isSent) setFields((latest) => (latest === fields ? BLANK : latest));
    setStatus(isSent ? 'sent' : 'failed');
  };

  const field = (name: keyof ContactFields) => ({
    name,
    value: fields[name],
    onChange,
    error: fault?.field === name ? fault.message : undefined,
  });
  return (
    <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate>
      <div className={styles.names}>
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextArea label="Message" {...field('message')} />
      <div>
        <Button look="primary" type="submit" aria-disabled={status === 'sending'}>
          {status === 'failed' ? messages.tryAgain : 'Send message'}
        </Button>
      </div>
      <p className={status === 'failed' ? `${styles.status} ${styles.failed}` : styles.status} role="status">
        {statusText(status)}
      </p>
    </form>
  );
}

function statusText(status: Status): string {
  const { sending, done, sent, failed } = contactMessages;
  return { idle: '', sending, done, sent, failed }[status];
}

async function send(endpoint: string, fields: ContactFields): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(20_000),
    });
    return response.ok;
  } catch {
    return false;
  }
}
