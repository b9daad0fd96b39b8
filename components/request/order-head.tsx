'use client';

import type { RefObject } from 'react';
import { SelectField, TextArea, TextField } from '@/components/ui/field';
import { STATES } from '@/lib/catalogue/states';
import type { RequestFault } from '@/lib/request/faults';
import { setHead } from '@/lib/request/operations';
import type { RequestHead } from '@/lib/request/request';
import { headLabels } from '@/lib/request/request-messages';
import * as messages from '@/lib/site/messages';
import { useDeeds, useList } from './request-context';
import styles from './request-desk.module.css';
import { useTypedText } from './use-typed-text';

type Props = { fault: RequestFault | undefined; onInput: () => void; form: RefObject<HTMLFormElement | null> };

/** The buyer and the purpose. Nothing is needed to look; what is needed to send is said then. */
export function OrderHead({ fault, onInput, form }: Props) {
  const field = (name: keyof RequestHead) => ({ name, fault, onInput });
  return (
    <section className={styles.details} aria-labelledby="details">
      <h2 id="details" className={styles.ruled}>
        Who asks, and by when
      </h2>
      <form ref={form} onSubmit={(event) => event.preventDefault()} noValidate>
        <HeadField label={headLabels.organization} autoComplete="organization" {...field('organization')} />
        <HeadField label={headLabels.contact} autoComplete="name" {...field('contact')} />
        <HeadField label={headLabels.email} type="email" autoComplete="email" {...field('email')} />
        <HeadField label={headLabels.phone} type="tel" autoComplete="tel" {...field('phone')} />
        <HeadField label={headLabels.po} autoComplete="off" {...field('po')} />
        <HeadField label={headLabels.neededBy} type="date" {...field('neededBy')} />
        <ShipTo />
        <HeadNote />
      </form>
    </section>
  );
}

type FieldProps = {
  name: keyof RequestHead;
  label: string;
  type?: string;
  autoComplete?: string;
  fault: RequestFault | undefined;
  onInput: () => void;
};

function HeadField({ name, fault, onInput, ...props }: FieldProps) {
  const { value, onChange, onBlur } = useHead(name);
  const error = fault?.field === name ? fault.message : undefined;
  return (
    <TextField
      {...props}
      name={name}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      onInput={onInput}
      error={error}
      enterKeyHint="next"
    />
  );
}

function HeadNote() {
  return <TextArea label={headLabels.note} name="note" rows={2} {...useHead('note')} />;
}

function ShipTo() {
  const list = useList();
  const { change } = useDeeds();
  return (
    <SelectField
      label={headLabels.state}
      name="state"
      value={list.head.state}
      onChange={({ target: { value } }) => void change((now) => setHead(now, { state: value }))}
    >
      <option value="">{messages.chooseState}</option>
      {Object.entries(STATES).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function useHead(name: keyof RequestHead) {
  const list = useList();
  const { change } = useDeeds();
  return useTypedText(list.head[name], (text) => change((now) => setHead(now, { [name]: text })));
}
