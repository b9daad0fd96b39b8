'use client';

import type { RefObject } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { SelectField, TextArea, TextField } from '@/components/ui/field';
import { STATES } from '@/lib/catalogue/us-states';
import { updateDetails } from '@/lib/request/edit-list';
import type { RequestDetails } from '@/lib/request/request-list';
import type { missingDetail } from '@/lib/request/request-payload';
import { detailLabels } from '@/lib/request/request-text';
import * as messages from '@/lib/site/messages';
import styles from './request-page.module.css';
import { useAutoSave } from './use-auto-save';
import { useRequestActions } from './use-request-list';

export type MissingDetail = ReturnType<typeof missingDetail>;
type Props = {
  details: RequestDetails;
  /** True to show the ship-to state, which determines shipping limits. */
  hasState: boolean;
  /** Required field that is missing; set after an attempt to send. */
  missing: MissingDetail;
  onInput: () => void;
  form: RefObject<HTMLFormElement | null>;
};

function OrderDetailsPart({ details, hasState, missing, onInput, form }: Props) {
  const { change } = useRequestActions();
  const shared = { details, missing, onInput };
  return (
    <section className={styles.details} aria-labelledby="details">
      <h2 id="details">Your details</h2>
      <form ref={form} onSubmit={(event) => event.preventDefault()} noValidate>
        <DetailField name="organization" autoComplete="organization" {...shared} />
        <DetailField name="contact" autoComplete="name" {...shared} />
        <DetailField name="email" type="email" autoComplete="email" {...shared} />
        <DetailField name="po" autoComplete="off" {...shared} />
        {hasState && (
          <SelectField
            label={detailLabels.state}
            name="state"
            value={details.state}
            onChange={({ target: { value } }) => void change((list) => updateDetails(list, { state: value }))}
          >
            <option value="">{messages.chooseState}</option>
            {Object.entries(STATES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <DetailField name="note" {...shared} />
      </form>
    </section>
  );
}

export const OrderDetails = withErrorBoundary('request-details', OrderDetailsPart);

type FieldProps = Omit<Props, 'hasState' | 'form'> & {
  name: keyof RequestDetails;
  type?: string;
  autoComplete?: string;
};

function DetailField({ name, details, missing, ...props }: FieldProps) {
  const { change } = useRequestActions();
  const text = useAutoSave(details[name], (value) => change((list) => updateDetails(list, { [name]: value })));
  const error = missing?.field === name ? missing.message : undefined;
  const field = { name, label: detailLabels[name], error, ...props, ...text };
  return name === 'note' ? <TextArea rows={2} {...field} /> : <TextField enterKeyHint="next" {...field} />;
}
