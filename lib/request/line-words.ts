import { CHOICE_NAMES } from '../catalogue/choice';
import { formatPrice } from '../catalogue/price';
import type { RequestLine } from './request';
import type { ReviewedLine } from './review';

/** What is picked of a product, in words: 'Olive Drab, size L', 'waist 34, length 32'; '' for nothing. */
export function choiceWords({ choice }: Pick<RequestLine, 'choice'>): string {
  const picks = CHOICE_NAMES.flatMap((name) => {
    const value = choice[name];
    if (value === undefined) return [];
    return name === 'color' ? value : `${name} ${value}`;
  });
  return picks.join(', ');
}

/** The maker and name of a line's product, as the catalog has them now, or as they were. */
export function lineProductWords({ line, row }: ReviewedLine): string {
  const { brand, name } = row?.card ?? line;
  return `${brand} ${name}`.trim();
}

/** The price of one, and of all of a line; why there is none stands in place of it. */
export function amountWords({ leftOut, unit, amount }: ReviewedLine): { unit: string; amount: string } {
  if (leftOut === undefined) return { unit: formatCents(unit), amount: formatCents(amount) };
  return { unit: leftOut === 'on-request' ? 'on request' : 'not counted', amount: '–' };
}

/** Cents as a price: 4999 -> '$49.99'. */
export function formatCents(cents: number): string {
  return formatPrice(cents / 100);
}
