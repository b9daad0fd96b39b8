import { dayWords } from '../../catalogue/fields/value-words';
import { isPriceOver, type SaleState, type saleState } from '../../catalogue/sale';
import { shopDay } from '../../shop-day';

type Dated = Parameters<typeof saleState>[0];

/** The words for a product in a state that keeps it out of the shop's lists, or whose lower price is over; undefined for all others. */
export function saleNote(product: Dated, state: SaleState, today = shopDay()): string | undefined {
  const { from = '', until = '', priceUntil = '', replacedBy } = product;
  switch (state) {
    case 'hidden':
      return 'Hidden';
    case 'coming':
      return `Sold from ${dayWords(from)}`;
    case 'ended':
      return `Ended after ${dayWords(until)}`;
    case 'replaced':
      return `Replaced by ${replacedBy}`;
    case 'sold':
      return isPriceOver(product, today) ? `Lower price ended after ${dayWords(priceUntil)}` : undefined;
  }
}
