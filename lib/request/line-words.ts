import { fromMinorUnits } from '../catalogue/minor-units';
import { formatPrice } from '../catalogue/price';
import { STATES } from '../catalogue/states';
import { site } from '../site/site';
import type { RequestHead } from './request';
import { headLabels } from './request-messages';
import type { ReviewedLine } from './review';

/** The maker and name of a line's product, as the catalog has them now, or as they were. */
export function lineProductWords({ line, row }: ReviewedLine): string {
  const { brand, name } = row?.card ?? line;
  return `${brand} ${name}`.trim();
}

/** The price of one, and of all of a line; why there is none stands in place of it. */
export function amountWords({ leftOut, unit, amount }: ReviewedLine): { unit: string; amount: string } {
  if (leftOut === undefined) return { unit: formatUnits(unit), amount: formatUnits(amount) };
  return { unit: leftOut === 'on-request' ? 'on request' : 'not counted', amount: '–' };
}

/** Smallest units as a price in words. */
export function formatUnits(units: number): string {
  return formatPrice(fromMinorUnits(units));
}

/** A sum of a whole list, with what the shop says of taxes. */
export function totalWords(units: number): string {
  return [formatUnits(units), site.taxWords].filter(Boolean).join(' ');
}

/** The head of a list in pairs, under the words of its form and in their order; empty fields are left out. */
export function headWords(head: RequestHead): [label: string, value: string][] {
  const fields = Object.keys(headLabels) as (keyof RequestHead)[];
  const values = { ...head, state: STATES[head.state] ?? head.state };
  return fields.flatMap((field): [string, string][] =>
    values[field] === '' ? [] : [[headLabels[field], values[field]]],
  );
}

/** The number of an order as it is spoken of: 'PO 4711'; one that says so itself stays as it is. */
export function poWords(po: string): string {
  return /^p\.?o\b/i.test(po) ? po : `PO ${po}`;
}
