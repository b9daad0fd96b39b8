import { type ImageLink, toPicture } from '../../../catalogue/images/product-images';
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
  const isEmpty = (from: Fields, field: string) => from[field as keyof Fields] === undefined;
  const others = ALTERNATIVES.filter((names) => names.some((name) => !isEmpty(own, name))).flat();
  const ownValues = Object.entries(own).filter(
    ([field, value]) => value !== undefined || (isEmpty(fields, field) && field !== 'category'),
  );
  return {
    ...fields,
    ...Object.fromEntries(others.map((name) => [name, undefined])),
    ...Object.fromEntries(ownValues),
  };
}

const isOneOf = (names: readonly string[], name: string) => names.includes(name);

const OFFER_FIELDS = [
  ...(['price', 'oldPrice', 'stock', 'available_sizes', 'size', 'sizes', 'available_colors', 'colors'] as const),
  ...(['options', 'variants'] as const),
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
  const pictures = (raw: Partial<RawProduct>) => (raw.image_links ?? []).map(bareImage);
  const isSameImages = isSame(pictures(before), pictures(fields));
  const isSameOffer = isSame(rowsOf(before), rowsOf({ ...before, ...fields }));
  const entries = Object.entries(fields).map(([field, value]) => {
    const current = before[field as keyof RawProduct];
    const isUnchanged =
      (isSameOffer && isOneOf(OFFER_FIELDS, field) && own[field as keyof Fields] === undefined) ||
      (isSameImages && field === 'image_links') ||
      normalizeValue(value) === normalizeValue(current);
    return [field, isUnchanged ? current : value];
  });
  return Object.fromEntries(entries);
}

function bareImage(link: ImageLink): ReturnType<typeof toPicture> {
  const { alt, ...picture } = { alt: undefined, ...toPicture(link) };
  return { ...picture, ...(alt && { alt: toSingleLine(alt) }) };
}

/** Trims a string. Falsy values except 0 become `undefined`. */
const normalizeValue = (value: unknown) =>
  typeof value === 'string' ? value.trim() : value || value === 0 ? value : undefined;
