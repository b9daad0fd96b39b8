import type { RawProduct } from '../../catalogue/schema/product';
import { FORMER_FIELDS, fromFormerFields } from '../from-former-fields';
import { changedFields, fieldNames, fieldValue, isSame } from './fields';
import { type LedgerItem, unedited } from './ledger';

type Fields = Record<string, unknown>;

/** An item of an earlier version in its present form. No edit is lost, except those of removed fields. */
export function fromFormer(item: LedgerItem): LedgerItem {
  return withPresentFields(fromFormerVariants(item));
}

/** Edits of the field `image_alts` become edits of `image_links`; those of removed fields are dropped. */
function withPresentFields(item: LedgerItem): LedgerItem {
  const { product: stored, baseValues, sentValues, conflicts, ...rest } = item;
  const isFormer = (values = {}) => FORMER_FIELDS.some((field) => field in values);
  if (![stored, baseValues, sentValues].some(isFormer)) return item;
  const product = stored && fromFormerFields(stored);
  const values = (given: Fields) =>
    Object.fromEntries(Object.entries(given).filter(([field]) => ![...FORMER_FIELDS, 'image_links'].includes(field)));
  const links = fromFormerFields<Fields>({ ...pictureFields(stored), ...baseValues }).image_links ?? null;
  const isEdited = baseValues !== undefined && !isSame(links, product?.image_links);
  const disputed = conflicts
    ?.map((field) => (field === 'image_alts' ? 'image_links' : field))
    .filter((field) => (field === 'image_links' ? isEdited : !FORMER_FIELDS.includes(field)));
  const edited = baseValues && { ...values(baseValues), ...(isEdited && { image_links: links }) };
  const isLeft = !edited || Object.keys(edited).length > 0 || item.publishedWith !== undefined;
  const plain = isLeft || item.deletedAt !== undefined ? undefined : unedited(item);
  if (plain) return plain;
  return {
    ...rest,
    ...(product && { product }),
    ...(edited && { baseValues: edited }),
    ...(sentValues && { sentValues: values(sentValues) as LedgerItem['sentValues'] }),
    ...(disputed && disputed.length > 0 && { conflicts: [...new Set(disputed)] }),
  };
}

function fromFormerVariants(item: LedgerItem): LedgerItem {
  const { product, baseValues, sentValues, conflicts } = item;
  if (![baseValues, sentValues].some((values) => values && 'variants' in values)) return item;
  const { variants: base, ...others } = baseValues ?? {};
  const changes = baseValues && 'variants' in baseValues ? changedFields(only(base), only(product?.variants)) : [];
  const disputed = conflicts?.flatMap((field) =>
    field === 'variants' ? changes.map((change) => change.field) : field,
  );
  const { conflicts: _, ...rest } = item;
  return {
    ...rest,
    ...(baseValues && {
      baseValues: { ...others, ...Object.fromEntries(changes.map(({ field, from }) => [field, from ?? null])) },
    }),
    ...(sentValues && { sentValues: spread(sentValues) }),
    ...(disputed && disputed.length > 0 && { conflicts: disputed }),
  };
}

const pictureFields = (product: object = {}) =>
  Object.fromEntries(Object.entries(product).filter(([field]) => field === 'image_links' || field === 'image_alts'));

/** A product with nothing but variants, as a note has them. */
const only = (variants: unknown) => ({ variants }) as Partial<RawProduct>;

function spread({ variants, ...others }: Record<string, unknown[]>): Record<string, unknown[]> {
  const wholes = (variants ?? []).map(only);
  const names = new Set(wholes.flatMap(fieldNames));
  const values = [...names].map((name): [string, unknown[]] => {
    const all = wholes.map((whole) => fieldValue(whole, name) ?? null);
    return [name, all.filter((value, index) => index === 0 || !isSame(value, all[index - 1]))];
  });
  return { ...others, ...Object.fromEntries(values) };
}
