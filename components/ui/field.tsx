import { type ComponentProps, type ElementType, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';
import layout from './layout.module.css';

type Common = {
  label: string;
  error?: string | undefined;
  hint?: string;
  /** The form says by itself how many errors there are: each of many would be too much. */
  hasErrorSummary?: boolean;
};

/** A labelled text input; its error is announced and tied to it. */
export const TextField = (props: ComponentProps<'input'> & Common) => <Field as="input" {...props} />;

/** A labelled text area. */
export const TextArea = (props: ComponentProps<'textarea'> & Common) => <Field as="textarea" {...props} />;

/** A labelled select. */
export const SelectField = (props: ComponentProps<'select'> & Common) => <Field as="select" {...props} />;

type Props = Common & { as: ElementType; id?: string | undefined };

function Field({ as: Control, label, error, hint, hasErrorSummary, id: givenId, ...props }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Control {...props} id={id} className={styles.control} {...describedBy(id, error, hint)} />
      <Messages id={id} error={error} hint={hint} hasErrorSummary={hasErrorSummary} />
    </div>
  );
}

function describedBy(id: string, error: string | undefined, hint: string | undefined) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

function Messages({ id, error, hint, hasErrorSummary }: Omit<Common, 'label'> & { id: string }) {
  return (
    <>
      {hint && (
        <p className={layout.note} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role={hasErrorSummary ? undefined : 'alert'}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </>
  );
}
