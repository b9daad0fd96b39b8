import { toPicture } from '../../../catalogue/images/product-images';
import type { RawProduct } from '../../../catalogue/schema/product';
import { toSingleLine } from '../../../catalogue/schema/zod-helpers';
import { offerOfRow } from '../../../catalogue/variants/offer-of-row';
import { isSame } from '../../edits/fields';
import { combinationRows } from '../../export/combination-rows';

type Fields = Partial<RawProduct>;

/** Alternative names of a field. A product has only one of them. */
const ALTERNATIVES = [['available_sizes', 'size', 'sizes'] as const, ['available_colors', 'colors'] as const];

/** Merges fields from general columns with fields from 'field:KEY' columns (`own`), which win unless they are empty. */
export function mergeFields(fields: Fields, own: Fields): Fields {
  const isSet = (from: Fields, field: string) => from[field as keyof Fields] !== undefined;
  const others = ALTERNATIVES.filter((names) => names.some((name) => isSet(own, name))).flat();
  const winning = Object.entries(own).filter(
    ([field, value]) => value !== undefined || (!isSet(fields, field) && field !== 'category'),
  );
  return {
    ...fields,
    ...Object.fromEntries(others.map((name) => [name, undefined])),
    ...Object.fromEntries(winning),
  };
}

const OFFER_FIELDS: readonly string[] = [
  ...['price', 'oldPrice', 'stock', 'options', 'variants'],
  ...ALTERNATIVES.flat(),
];

/**
 * Keeps the shop's values if the file has the same values in another form. Prices, stock, options and variants stay if all
 * combinations are the same.
 */
export function keepUnchanged(fields: Fields, own: Fields, before: RawProduct): Fields {
  const rowsOf = (raw: RawProduct) =>
    combinationRows(offerOfRow(raw)).rows.map(({ options, variant: { overriddenBy, ...facts } }) => ({
      ...{ options, ...facts, number: facts.number?.trim() },
      isCounted: raw.stock !== undefined || overriddenBy.stock !== undefined,
    }));
  const isSameOffer = isSame(rowsOf(before), rowsOf({ ...before, ...fields }));
  const isUnchanged = (field: string, value: unknown, current: unknown) => {
    if (field === 'image_links') return isSame(picturesOf(before), picturesOf(fields));
    if (isSameOffer && OFFER_FIELDS.includes(field) && own[field as keyof Fields] === undefined) return true;
    return normalizeValue(value) === normalizeValue(current);
  };
  const entries = Object.entries(fields).map(([field, value]) => {
    const current = before[field as keyof RawProduct];
    return [field, isUnchanged(field, value, current) ? current : value];
  });
  return Object.fromEntries(entries);
}

/** Pictures with their alt texts trimmed. */
const picturesOf = ({ image_links = [] }: Fields) =>
  image_links.map((link) => {
    const { alt, ...picture } = { alt: '', ...toPicture(link) };
    return { ...picture, alt: toSingleLine(alt) };
  });

/** Trims a string. Falsy values except 0 become `undefined`. */
const normalizeValue = (value: unknown) =>
  typeof value === 'string' ? value.trim() : value || value === 0 ? value : undefined;
