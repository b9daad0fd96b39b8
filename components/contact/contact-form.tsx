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

type Status = 'idle' | 'sending' | 'done' | 'sent' | 'failed';

/**
 * The contact form of the specification: the first failing message only, typing clears it. Without an endpoint in
 * `data/site.json` a valid message is logged and confirmed, and nothing is sent. The fields hold what is typed, before the scripts
 * are there and after, and it outlives a reload; the form's method keeps it out of any address.
 */
function ContactFormPart({ next }: { next: string }) {
  const [fault, setFault] = useState<ContactError>();
  const [status, setStatus] = useState<Status>('idle');
  const [isOffline, setOffline] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const draft = readDraft();
    const asked = prependQuestion(questionFromQuery(window.location.search), draft.message);
    for (const field of fieldsOf(form.current)) {
      const kept = field.name === 'message' ? asked : draft[field.name as keyof ContactFields];
      // Words typed meanwhile are newer.
      if (field.value === '') field.value = kept;
    }
    saveDraft(readFields(form.current));
  }, []);

  useEffect(() => {
    const isBlank = Object.values(readFields(form.current)).join('') === '';
    // The answer comes into view; who has begun another message is left alone.
    if ((status === 'done' || status === 'sent') && isBlank) answer.current?.focus();
  }, [status]);

  const onInput = () => {
    saveDraft(readFields(form.current));
    setFault(undefined);
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
    const found = findContactError(fields);
    setFault(found);
    if (found) {
      form.current?.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus();
      return;
    }
    if (!site.contactEndpoint) {
      console.info('Contact form (nothing is sent):', fields);
      clear();
      setStatus('done');
      return;
    }
    setStatus('sending');
    const result = await sendMessage(site.contactEndpoint, fields);
    // Words typed while it was sent are a new message.
    if (result.ok && JSON.stringify(readFields(form.current)) === JSON.stringify(fields)) clear();
    setOffline(!result.ok && result.reason === 'offline');
    setStatus(result.ok ? 'sent' : 'failed');
  };

  const field = (name: keyof ContactFields) => ({
    name,
    error: fault?.field === name ? fault.message : undefined,
    required: name !== 'message',
  });
  const { sending, done, sent, failed } = contactMessages;
  const answers = { idle: '', sending, done, sent: `${sent} ${next}`, failed };
  const longest = Object.values(answers).reduce((a, b) => (a.length > b.length ? a : b));
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
          {status === 'failed' ? messages.tryAgain : 'Send message'}
        </Button>
        <div className={styles.result}>
          <p data-failed={status === 'failed' || undefined} role="status" ref={answer} tabIndex={-1}>
            {isOffline && status === 'failed' ? messages.noNetwork : answers[status]}
          </p>
          {/* The room of the longest answer, so that nothing moves when one comes. */}
          <p aria-hidden="true">{longest}</p>
        </div>
      </div>
    </form>
  );
}

export const ContactForm = withErrorBoundary('contact-form', ContactFormPart);

function fieldsOf(form: HTMLFormElement | null): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])];
}

function readFields(form: HTMLFormElement | null): ContactFields {
  return { ...EMPTY_FIELDS, ...Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value])) };
}
