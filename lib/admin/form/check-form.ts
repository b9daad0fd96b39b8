import { adminMessages } from '../admin-messages';
import type { FormField, FormValues } from './form-values';

export type FormFault = { field: FormField; message: string };

/**
 * What the specification's form asks for (section 5): every fault, in the order of the fields. A product that was without a price
 * before may stay so; one that says it has no sizes needs none.
 */
export function checkForm(values: FormValues, { mayBeUnpriced = false } = {}): FormFault[] {
  const faults: FormFault[] = [];
  for (const field of ['productName', 'description'] as const) {
    if (values[field].trim() === '') faults.push({ field, message: adminMessages.required });
  }
  const price = values.price.trim() === '' ? Number.NaN : Number(values.price);
  if (!(price > 0 || (mayBeUnpriced && price === 0)) || price === Number.POSITIVE_INFINITY) {
    faults.push({ field: 'price', message: adminMessages.invalidPrice });
  }
  const field = emptySizes(values);
  if (field) faults.push({ field, message: adminMessages.sizeRequired });
  return faults;
}

function emptySizes({ sizeSystem, sizes, otherSizes, waists, men }: FormValues): FormField | undefined {
  const isBlank = (text: string) => !/[^\s,]/.test(text);
  switch (sizeSystem) {
    case 'none':
      return undefined;
    case 'list':
      return sizes.length === 0 && isBlank(otherSizes) ? 'sizes' : undefined;
    case 'waist-length':
      return isBlank(waists) ? 'waists' : undefined;
    case 'men-sleeve':
      return isBlank(men) ? 'men' : undefined;
  }
}
