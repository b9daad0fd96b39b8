import data from '@data/money.json';

/** Number and currency format of the shop. The build derives it from `currency` and `locale` in `site.json`. */
export type Money = {
  /** ISO 4217 code: 'USD'. */
  code: string;
  /** 'dollars'. */
  plural: string;
  /** Number of decimals. */
  digits: number;
  /** Decimal separator. */
  decimal: string;
  /** Thousands separator. */
  group: string;
  /** Regular expression for the positions of the thousands separator. */
  groups: string;
  /** Currency sign with its space, before or after the number; the other one is ''. */
  before: string;
  after: string;
};

export const money = data as Money;

/** Currency sign without spaces: '$'. */
export const moneySign = (money.before || money.after).trim();

const GROUPS = new RegExp(money.groups, 'g');

/** Adds thousands separators to an integer: '12,345'. */
export function formatNumber(count: number | string): string {
  return String(count).replace(GROUPS, money.group);
}
