import type { ChangeEvent } from 'react';
import type { FormFault } from '@/lib/admin/form/check-form';
import type { FormField, FormValues } from '@/lib/admin/form/form-values';

export type Form = {
  values: FormValues;
  faults: readonly FormFault[];
  set: (changes: Partial<FormValues>) => void;
  /** Sets a value from the one that stands there at the moment: pictures arrive while others are typed. */
  change: <Name extends FormField>(name: Name, next: (old: FormValues[Name]) => FormValues[Name]) => void;
};

/** The id by which the summary of faults finds a control. */
export const controlId = (field: FormField) => `product-${field}`;

/** What a text control of the form needs. */
export function textControl({ values, faults, set }: Form, field: FormField) {
  return {
    id: controlId(field),
    name: field,
    value: String(values[field]),
    error: errorOf(faults, field),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      set({ [field]: event.target.value }),
  };
}

/** The first fault of a field in words. */
export function errorOf(faults: readonly FormFault[], field: FormField): string | undefined {
  return faults.find((fault) => fault.field === field)?.message;
}
