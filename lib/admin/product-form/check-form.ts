import { canonicalJson } from '../../catalogue/canonical-json';
import { isBlankRow } from '../../catalogue/fields/variant-rows';
import { formatSelection } from '../../catalogue/variants/selection';
import { adminMessages } from '../admin-messages';
import { FORM_FIELDS, FORM_SECTIONS, type FormField, type FormValues } from './form-values';

/** An error of a control. */
export type FormError = {
  field: FormField;
  message: string;
  /** The index of the variant or image, for an error of one row of a list. */
  row?: number;
  /** The part of that row: 'price', 'color'. */
  part?: string;
  /** True if the field was also changed by others. `message` then has their value. */
  isConflict?: boolean;
};

/**
 * Errors of a form by the specification (section 5), and variants that name the same values, in the order of the page. A product that
 * had no price before may stay so. A product without sizes says so in `sizeSystem`.
 */
export function checkForm(values: FormValues, { mayBeUnpriced = false } = {}): FormError[] {
  const errors: FormError[] = repeatedVariants(values);
  for (const field of REQUIRED) {
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

/** Errors in the order of their controls on the page. */
export function sortErrors(errors: readonly FormError[]): FormError[] {
  return [...errors].sort((a, b) => FORM_FIELDS.indexOf(a.field) - FORM_FIELDS.indexOf(b.field));
}

/** The name of a variant row in messages: 'Row 3 (Black, size 2XL)'. */
export function rowName({ variants }: Pick<FormValues, 'variants'>, row: number): string {
  const words = formatSelection(variants[row]?.choice ?? {});
  return `Row ${row + 1}${words && ` (${words})`}`;
}

const REQUIRED = FORM_SECTIONS.flatMap(({ editors }) =>
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

/** Rows that name the same values as a row before them. Rows without any entry are not saved and do not count. */
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
