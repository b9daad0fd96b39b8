import { adminMessages } from '../admin-messages';
import { EDITORS, FORM_FIELDS, type FormField, type FormValues } from './form-values';

/** A fault of a control; of a clash both its value and another one are meant, so that there is a choice. */
export type FormFault = { field: FormField; message: string; isClash?: boolean };

/**
 * Faults of a form by the specification (section 5), in the order of the controls. A product that was without a price before may
 * stay so; one that says it has no sizes needs none.
 */
export function checkForm(values: FormValues, { mayBeUnpriced = false } = {}): FormFault[] {
  const faults: FormFault[] = [];
  for (const field of REQUIRED) {
    const value = values[field];
    if (field === 'price') {
      if (!isPrice(values.price, mayBeUnpriced)) faults.push({ field, message: adminMessages.invalidPrice });
    } else if (typeof value === 'string' && value.trim() === '')
      faults.push({ field, message: adminMessages.required });
  }
  const field = emptySizes(values);
  return inOrder(field ? [...faults, { field, message: adminMessages.sizeRequired }] : faults);
}

/** Faults as their controls stand on the page. */
export function inOrder(faults: readonly FormFault[]): FormFault[] {
  return [...faults].sort((a, b) => FORM_FIELDS.indexOf(a.field) - FORM_FIELDS.indexOf(b.field));
}

const REQUIRED = EDITORS.flatMap(({ controls }) =>
  Object.keys(controls).filter((name) => controls[name]?.isRequired),
) as FormField[];

function isPrice(text: string, mayBeZero: boolean): boolean {
  const price = text.trim() === '' ? Number.NaN : Number(text);
  return (price > 0 || (mayBeZero && price === 0)) && price !== Number.POSITIVE_INFINITY;
}

function emptySizes({ sizeSystem, sizes, otherSizes, waists, men }: FormValues): FormField | undefined {
  const hasNone = (text: string) => !/[^\s,]/.test(text);
  switch (sizeSystem) {
    case 'none':
      return undefined;
    case 'list':
      return sizes.length === 0 && hasNone(otherSizes) ? 'sizes' : undefined;
    case 'waist-length':
      return hasNone(waists) ? 'waists' : undefined;
    case 'men-sleeve':
      return hasNone(men) ? 'men' : undefined;
  }
}
