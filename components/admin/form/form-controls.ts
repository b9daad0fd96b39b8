import type { ChangeEvent } from 'react';
import type { FormFault } from '@/lib/admin/form/check-form';
import type { FormField, FormValues } from '@/lib/admin/form/form-values';

export type Form = {
  values: FormValues;
  faults: readonly FormFault[];
  set: (changes: Partial<FormValues>) => void;
};

/** The id by which the summary of faults finds a control. */
export const controlId = (field: FormField) => `product-${field}`;

type TextName = { [Field in FormField]: FormValues[Field] extends string ? Field : never }[FormField];

/** What a text control of the form needs. */
export function textControl({ values, faults, set }: Form, field: TextName) {
  return {
    id: controlId(field),
    name: field,
    value: values[field],
    error: errorOf(faults, field),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      set({ [field]: event.target.value }),
  };
}

/** The first fault of a field in words. */
export function errorOf(faults: readonly FormFault[], field: FormField): string | undefined {
  return faults.find((fault) => fault.field === field)?.message;
}
