import type { RawProduct } from '../../catalogue/schema/product';
import { changedFields, fieldNames, fieldValue, isSame } from './fields';
import type { LedgerItem } from './ledger';

/**
 * An item as it is noted now: a former one has all its variants as one field, which is many since. Nothing of it goes: a conflict of the
 * whole is one of all in which the two sides differ.
 */
export function fromFormer(item: LedgerItem): LedgerItem {
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
