import type { ChangeEvent } from 'react';
import type { FormError } from '@/lib/admin/product-form/check-form';
import type { FormField, FormValues } from '@/lib/admin/product-form/form-values';
import type { ControlValue, Editor } from '@/lib/catalogue/fields/field';

/** The control, or the row of a list, that gets the focus. */
export type FocusTarget = Pick<FormError, 'field' | 'row'>;

/** The state of the product form for its controls. */
export type ProductFormState = {
  values: FormValues;
  errors: readonly FormError[];
  set: (changes: Partial<FormValues>) => void;
  /** Sets a value from the present one: uploads end while the operator types. */
  change: <Name extends FormField>(name: Name, next: (old: FormValues[Name]) => FormValues[Name]) => void;
  /** Opens the section of a control and focuses it. */
  goTo: (target: FocusTarget) => void;
  /** The last target of `goTo`. */
  target: FocusTarget | undefined;
};

/** Props of a component that shows one editor. */
export type EditorProps = { form: ProductFormState; editor: Editor };

/** What a single control needs of a form. */
export type ControlContext = {
  values: Readonly<Record<string, ControlValue>>;
  errors: readonly { field: string; message: string }[];
  set(changes: Record<string, ControlValue>): void;
};

/** The id of a control, or of a row of a list. */
export const controlId = ({ field, row }: { field: string; row?: number }) =>
  row === undefined ? `product-${field}` : `product-${field}-${row}`;

/** The props of a text control of the form. */
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

/** The first error message of a control. */
export function controlError(errors: ControlContext['errors'], field: string): string | undefined {
  return errors.find((error) => error.field === field)?.message;
}

/** Focuses a control. In a row of a list this is the part with the error, or the first one. */
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
