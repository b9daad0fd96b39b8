import type { ChangeEvent } from 'react';
import type { FormFault } from '@/lib/admin/form/check-form';
import type { FormField, FormValues } from '@/lib/admin/form/form-values';
import type { ControlValue } from '@/lib/catalogue/fields/field';

/** The form of a product as its controls read and change it: values and faults by their field. */
export type OperatorForm = {
  values: FormValues;
  faults: readonly FormFault[];
  set: (changes: Partial<FormValues>) => void;
  /** Sets a value from the one that stands there at the moment: pictures arrive while others are typed. */
  change: <Name extends FormField>(name: Name, next: (old: FormValues[Name]) => FormValues[Name]) => void;
};

/** What a control needs of the form in which it stands. */
export type ControlForm = {
  values: Readonly<Record<string, ControlValue>>;
  faults: readonly { field: string; message: string }[];
  set(changes: Record<string, ControlValue>): void;
};

/** The id by which the summary of faults finds a control. */
export const controlId = (field: string) => `product-${field}`;

/** What a text control of the form needs. */
export function textControl({ values, faults, set }: ControlForm, field: string) {
  return {
    id: controlId(field),
    name: field,
    value: String(values[field] ?? ''),
    error: errorOf(faults, field),
    isCounted: true,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      set({ [field]: event.target.value }),
  };
}

/** The first fault of a field in words. */
export function errorOf(faults: ControlForm['faults'], field: string): string | undefined {
  return faults.find((fault) => fault.field === field)?.message;
}
