import type { ChangeEvent, ReactNode } from 'react';
import type { FormError, FormField, FormValues } from '@/lib/admin/product-form/form-values';
import type { ControlValue, Editor } from '@/lib/catalogue/fields/field';
import adminStyles from '../admin.module.css';
import styles from './product-form.module.css';

type Props = { legend: string | undefined; error?: string | undefined; errorId?: string; children: ReactNode };

/** Controls of an editor under its legend, with an error below them. */
export function EditorGroup({ legend, error, errorId, children }: Props) {
  return (
    <fieldset className={styles.group} aria-describedby={error && errorId}>
      <legend>{legend}</legend>
      {children}
      {error && (
        <p className={adminStyles.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A control, or a row of a list, that can be focused. */
export type FocusTarget = Pick<FormError, 'field' | 'row'>;

/** State of the product form that its controls read and change. */
export type ProductFormState = {
  values: FormValues;
  errors: readonly FormError[];
  set: (changes: Partial<FormValues>) => void;
  /** Computes a value from the latest one. Needed where the value may change in the meantime, such as during an upload. */
  change: <Name extends FormField>(name: Name, next: (old: FormValues[Name]) => FormValues[Name]) => void;
  /** Opens the section of a control and focuses it. */
  goTo: (target: FocusTarget) => void;
  /** The last target of `goTo`. */
  target: FocusTarget | undefined;
};

/** Props of a component that renders one editor. */
export type EditorProps = { form: ProductFormState; editor: Editor };

/** Part of a form that a single control uses. */
export type ControlContext = {
  values: Readonly<Record<string, ControlValue>>;
  errors: readonly { field: string; message: string }[];
  set(changes: Record<string, ControlValue>): void;
};

/** Element id of a control, or of a row of a list, such as 'product-images-2'. */
export const controlId = ({ field, row }: { field: string; row?: number }) =>
  row === undefined ? `product-${field}` : `product-${field}-${row}`;

/** Props for a text control of the form. */
export function textFieldProps({ values, errors, set }: ControlContext, field: string) {
  return {
    id: controlId({ field }),
    name: field,
    value: String(values[field] ?? ''),
    error: controlError(errors, field),
    hasErrorSummary: true,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      set({ [field]: event.target.value }),
  };
}

/** First error message of a control; `undefined` if it has none. */
export function controlError(errors: ControlContext['errors'], field: string): string | undefined {
  return errors.find((error) => error.field === field)?.message;
}

/** Focuses a control and opens its section. In a row of a list it focuses the invalid control, or else the first one. */
export function focusControl(target: FocusTarget): void {
  const element =
    document.getElementById(controlId(target)) ?? document.getElementById(controlId({ field: target.field }));
  element?.closest('details')?.setAttribute('open', '');
  const controls = 'input, select, textarea, button';
  const control = element?.matches(controls)
    ? element
    : (element?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? element?.querySelector<HTMLElement>(controls));
  control?.focus();
}
