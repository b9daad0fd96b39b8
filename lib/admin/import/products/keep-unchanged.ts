import { type ImageLink, toPicture } from '../../../catalogue/images/product-images';
import type { RawProduct } from '../../../catalogue/schema/product';
import { toSingleLine } from '../../../catalogue/schema/zod-helpers';
import { offerOfRow } from '../../../catalogue/variants/offer-of-row';
import { isSame } from '../../edits/fields';
import { combinationRows } from '../../export/combination-rows';

type Fields = Partial<RawProduct>;

/** Fields that a product has under one name only. */
const ALTERNATIVES = [['available_sizes', 'size', 'sizes'] as const, ['available_colors', 'colors'] as const];

/** Fields of a format's columns and those of columns of the data's own names, which count unless they are empty. */
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

/** Keeps values of the shop's product that the file only writes otherwise: prices, stock, options and variants if all combinations are the same. */
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
    const isKept =
      (isSameOffer && isOneOf(OFFER_FIELDS, field) && own[field as keyof Fields] === undefined) ||
      (isSameImages && field === 'image_links') ||
      normalizeValue(value) === normalizeValue(current);
    return [field, isKept ? current : value];
  });
  return Object.fromEntries(entries);
}

function bareImage(link: ImageLink): ReturnType<typeof toPicture> {
  const { alt, ...picture } = { alt: undefined, ...toPicture(link) };
  return { ...picture, ...(alt && { alt: toSingleLine(alt) }) };
}

/** A text without blanks around it; false is absent. */
const normalizeValue = (value: unknown) =>
  typeof value === 'string' ? value.trim() : value || value === 0 ? value : undefined;
