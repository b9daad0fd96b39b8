'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { TextArea, TextField } from '@/components/ui/field';
import {
  EMPTY_FIELDS,
  prependQuestion,
  questionFromQuery,
  readDraft,
  saveDraft,
} from '@/lib/site/contact/contact-draft';
import {
  type ContactError,
  type ContactFields,
  contactMessages,
  findContactError,
} from '@/lib/site/contact/contact-form';
import { sendMessage } from '@/lib/site/contact/send-message';
import * as messages from '@/lib/site/messages';
import { site } from '@/lib/site/site';
import styles from './contact.module.css';

type Status = 'idle' | 'sending' | 'done' | 'sent' | 'failed' | 'offline';

/**
 * The contact form: it shows only the first error, and typing clears it.
 * Without an endpoint in `data/site.json`, a valid message is logged and confirmed, but not sent.
 * Fields are uncontrolled, so that text typed before hydration is kept. `method="dialog"` keeps it out of URLs.
 */
export const ContactForm = withErrorBoundary('contact-form', function ContactForm({ next }: { next: string }) {
  const [error, setError] = useState<ContactError>();
  const [status, setStatus] = useState<Status>('idle');
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const draft = readDraft();
    const message = prependQuestion(questionFromQuery(window.location.search), draft.message);
    for (const field of fieldsOf(form.current)) {
      const saved = field.name === 'message' ? message : draft[field.name as keyof ContactFields];
      // Text typed before hydration is newer than the draft.
      if (field.value === '') field.value = saved;
    }
    saveDraft(readFields(form.current));
  }, []);

  useEffect(() => {
    const isBlank = Object.values(readFields(form.current)).join('') === '';
    // Brings the result into view, unless the shopper has started another message.
    if ((status === 'done' || status === 'sent') && isBlank) result.current?.focus();
  }, [status]);

  const onInput = () => {
    saveDraft(readFields(form.current));
    setError(undefined);
    if (status !== 'sending') setStatus('idle');
  };
  const clear = () => {
    form.current?.reset();
    saveDraft(EMPTY_FIELDS);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (status === 'sending') return;
    const fields = readFields(form.current);
    const invalid = findContactError(fields);
    setError(invalid);
    if (invalid) {
      form.current?.querySelector<HTMLElement>(`[name=${invalid.field}]`)?.focus();
      return;
    }
    if (!site.contactEndpoint) {
      console.info('Contact form (nothing is sent):', fields);
      clear();
      setStatus('done');
      return;
    }
    setStatus('sending');
    const outcome = await sendMessage(site.contactEndpoint, fields);
    // Text typed during sending is a new message.
    if (outcome === 'sent' && JSON.stringify(readFields(form.current)) === JSON.stringify(fields)) clear();
    setStatus(outcome);
  };

  const field = (name: keyof ContactFields) => ({
    name,
    error: error?.field === name ? error.message : undefined,
    required: name !== 'message',
  });
  const { sending, done, sent, failed } = contactMessages;
  const results = { idle: '', sending, done, sent: `${sent} ${next}`, failed, offline: messages.noNetwork };
  const hasFailed = status === 'failed' || status === 'offline';
  const longest = Object.values(results).reduce((a, b) => (a.length > b.length ? a : b));
  return (
    <form className={styles.form} ref={form} method="dialog" onInput={onInput} onSubmit={onSubmit} noValidate>
      <div className={styles.names}>
        <TextField label="First name" autoComplete="given-name" enterKeyHint="next" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" enterKeyHint="next" {...field('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" enterKeyHint="next" {...field('email')} />
      <TextArea label="Message" {...field('message')} />
      <div className={styles.actions}>
        <Button variant="primary" type="submit" aria-disabled={status === 'sending'}>
          {hasFailed ? messages.tryAgain : 'Send message'}
        </Button>
        <div className={styles.result}>
          <p data-failed={hasFailed || undefined} role="status" ref={result} tabIndex={-1}>
            {results[status]}
          </p>
          {/* Reserves the height of the longest result, to avoid a layout shift. */}
          <p aria-hidden="true">{longest}</p>
        </div>
      </div>
    </form>
  );
});

function fieldsOf(form: HTMLFormElement | null): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])];
}

function readFields(form: HTMLFormElement | null): ContactFields {
  return { ...EMPTY_FIELDS, ...Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value])) };
}
