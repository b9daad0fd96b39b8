import { type ComponentProps, type ElementType, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';
import layout from './layout.module.css';

type CommonProps = {
  label: string;
  error?: string | undefined;
  hint?: string;
  /** True if the form announces the number of errors. Then the single errors are not announced. */
  hasErrorSummary?: boolean;
};

/** A text input with label, hint and error. Errors are announced and linked with `aria-describedby`. */
export const TextField = (props: ComponentProps<'input'> & CommonProps) => <Field as="input" {...props} />;

/** A text area with label, hint and error. */
export const TextArea = (props: ComponentProps<'textarea'> & CommonProps) => <Field as="textarea" {...props} />;

/** A select with label, hint and error. */
export const SelectField = (props: ComponentProps<'select'> & CommonProps) => <Field as="select" {...props} />;

type Props = CommonProps & { as: ElementType; id?: string | undefined };

function Field({ as: Control, label, error, hint, hasErrorSummary, id: givenId, ...props }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const messageIds = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Control
        {...props}
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={messageIds || undefined}
      />
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
    </div>
  );
}
