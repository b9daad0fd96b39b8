import { canonicalJson } from '../../catalogue/canonical-json';
import { isBlankRow } from '../../catalogue/fields/variant-rows';
import { formatSelection } from '../../catalogue/variants/selection';
import { adminMessages } from '../admin-messages';
import { FORM_FIELDS, FORM_SECTIONS, type FormField, type FormValues } from './form-values';

/** Error of a control of the product form. */
export type FormError = {
  field: FormField;
  message: string;
  /** Index of the variant or image, for an error in one row of a list. */
  row?: number;
  /** Part of that row: 'price', 'color'. */
  part?: string;
  /** True if another tab or the site also changed the field. `message` then has the other value. */
  isConflict?: boolean;
};

/**
 * Errors of a form, and of variants with the same values, in page order. `mayBeUnpriced` allows the
 * price 0, for a product that had no price before. `sizeSystem` is 'none' for a product without sizes.
 */
export function checkForm(values: FormValues, { mayBeUnpriced = false } = {}): FormError[] {
  const errors: FormError[] = repeatedVariants(values);
  for (const field of REQUIRED_CONTROLS) {
    const value = values[field];
    if (field === 'price') {
      if (!isPrice(values.price, mayBeUnpriced)) errors.push({ field, message: adminMessages.invalidPrice });
    } else if (typeof value === 'string' && value.trim() === '')
      errors.push({ field, message: adminMessages.required });
  }
  const field = emptySizes(values);
  if (field) errors.push({ field, message: adminMessages.sizeRequired });
  return sortErrors(errors);
}

/** Sorts errors by the order of their controls on the page. */
export function sortErrors(errors: readonly FormError[]): FormError[] {
  return [...errors].sort((a, b) => FORM_FIELDS.indexOf(a.field) - FORM_FIELDS.indexOf(b.field));
}

/** Name of a variant row in messages: 'Row 3 (Black, size 2XL)'. */
export function rowName({ variants }: Pick<FormValues, 'variants'>, row: number): string {
  const words = formatSelection(variants[row]?.choice ?? {});
  return `Row ${row + 1}${words && ` (${words})`}`;
}

const REQUIRED_CONTROLS = FORM_SECTIONS.flatMap(({ editors }) =>
  editors.flatMap(({ controls }) => Object.keys(controls).filter((name) => controls[name]?.isRequired)),
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

/** Errors of rows with the same values as an earlier row. Skips blank rows, because they are not saved. */
function repeatedVariants({ variants }: FormValues): FormError[] {
  const first = new Map<string, number>();
  return variants.flatMap((variant, row): FormError[] => {
    const key = canonicalJson(variant.choice) ?? '';
    if (key === '{}' && isBlankRow(variant)) return [];
    const other = first.get(key);
    if (other === undefined) first.set(key, row);
    if (other === undefined) return [];
    const message = `${rowName({ variants }, row)}: ${adminMessages.sameVariant(other + 1)}`;
    return [{ field: 'variants', row, message }];
  });
}
