import { formatPrice, getDiscountPercent, isPriced } from '../catalogue/price';
import { listSizes } from '../catalogue/sizes';
import { STATES } from '../catalogue/states';
import { counted } from '../counted';
import type { IndexRow } from '../index/row';
import { alignPairs } from './align';
import type { CompareRow } from './compare-row';

/** The catalogue's own fields, in the order in which a buyer rules products out; those that no product has are left out. */
export function fieldRows(rows: readonly IndexRow[]): CompareRow[] {
  const sizes = alignPairs(rows.map((row) => listSizes(row.sizes).map(([label, value]) => ({ label, value }))));
  const lines: CompareRow[] = [
    { ...toRow('Price', rows.map(priceOf)), field: 'price' },
    ...sizes.map(({ label, values }) => toRow(label, values)),
    { ...toRow('Colors', rows.map(colorsOf)), field: 'colors', differs: differ(rows.map(sortedColors)) },
    toRow(
      'Material',
      rows.map(({ fabric }) => fabric),
    ),
    toRow(
      'Age of the buyer',
      rows.map(({ card }) => (card.minimumAge ? `${card.minimumAge} or older` : undefined)),
    ),
    toRow(
      'Not shipped to',
      rows.map(({ card }) => placesOf(card)),
    ),
    toRow(
      'Pieces',
      rows.map(({ pieces }) => pieces && counted(pieces.length, 'piece')),
    ),
  ];
  return lines.filter(({ cells }) => cells.some((cell) => cell !== undefined));
}

function toRow(label: string, values: readonly (string | undefined)[]): CompareRow {
  const cells = values.map((text) => (text === undefined ? undefined : { text }));
  return { label, cells, differs: differ(values.map((text) => text?.toLowerCase())) };
}

function differ(values: readonly (string | undefined)[]): boolean {
  return new Set(values).size > 1;
}

/** '' for a price on request. */
function priceOf({ card }: IndexRow): string {
  if (!isPriced(card)) return '';
  const discount = getDiscountPercent(card);
  return `${formatPrice(card.price)}${discount === undefined ? '' : `, ${discount}% off`}`;
}

function colorsOf({ colors }: IndexRow): string | undefined {
  return colors.map(({ name }) => name).join(', ') || undefined;
}

function sortedColors({ colors }: IndexRow): string {
  return colors
    .map(({ name }) => name.toLowerCase())
    .sort()
    .join();
}

/** The states by name; of cities the index knows how many there are. */
function placesOf({ states = [], places = 0 }: IndexRow['card']): string | undefined {
  const cities = places - states.length;
  const names = states.map((code) => STATES[code] ?? code);
  if (cities > 0) names.push(cities === 1 ? '1 city' : `${cities} cities`);
  return names.join(', ') || undefined;
}
