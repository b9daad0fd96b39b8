import { isRecord } from '../is-record';
import { canonical } from './canonical';
import { PLACE_FIELDS } from './fields/field-list';
import type { Placement, Placements, Product } from './schema/product';

/** A row of the file with what it became. */
export type CatalogueRow = { id: string; raw: unknown; product: Product };
type Repeats = { products: Product[]; merged: string[]; conflicts: { product: string; message: string }[] };

/** The same id twice is one product listed twice when nothing but its place differs, and a mistake otherwise. */
export function mergeRepeats(rows: readonly CatalogueRow[]): Repeats {
  const byId = new Map<string, CatalogueRow>();
  const merged = new Set<string>();
  const conflicts: Repeats['conflicts'] = [];
  for (const row of rows) {
    const first = byId.get(row.id);
    if (!first) {
      byId.set(row.id, row);
      continue;
    }
    const differing = differingFields(first.raw, row.raw);
    if (differing.length > 0) {
      conflicts.push({ product: row.id, message: `stands twice with different ${differing.join(' and ')}` });
      continue;
    }
    merged.add(row.id);
    first.product = {
      ...first.product,
      // What reads as a number is a shoe size if either place is footwear: the order of the rows must not decide.
      sizes: row.product.sizes.system === 'shoe' ? row.product.sizes : first.product.sizes,
      placements: joinPlacements(first.product.placements, row.product.placements),
    };
  }
  return { products: [...byId.values()].map(({ product }) => product), merged: [...merged], conflicts };
}

function joinPlacements(first: Placements, second: Placements): Placements {
  const isSame = (a: Placement, b: Placement) =>
    a.category === b.category && a.subcategory?.slug === b.subcategory?.slug;
  return [...first, ...second.filter((placement) => !first.some((known) => isSame(known, placement)))];
}

/** The differing fields of two rows, place aside, with both values: 'price (9.99 and 12.99)'. */
function differingFields(a: unknown, b: unknown): string[] {
  if (!isRecord(a) || !isRecord(b)) return ['content'];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((field) => !PLACE_FIELDS.includes(field) && canonical(a[field]) !== canonical(b[field]))
    .map((field) => `${field} (${shorten(a[field])} and ${shorten(b[field])})`);
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
