import data from '@data/money.json';

/** How the shop writes sums of money, and figures at all: `currency` and `locale` of its `site.json` as one record, which a build makes. */
export type Money = {
  /** The currency by ISO 4217, and in a word: 'dollars'. */
  code: string;
  plural: string;
  /** The decimals of its smallest unit. */
  digits: number;
  /** The mark before them. */
  decimal: string;
  /** The mark between groups of digits, and the places of groups as a pattern. */
  group: string;
  groups: string;
  /** The sign with its blank, on its side of the figure; '' on the other. */
  before: string;
  after: string;
};

/** The shop's currency and its way with figures. */
export const money = data as Money;

/** Its sign alone. */
export const moneySign = (money.before || money.after).trim();

const GROUPS = new RegExp(money.groups, 'g');

/** A whole number, or its digits, with the shop's marks between their groups: '12,345'. */
export function formatNumber(count: number | string): string {
  return String(count).replace(GROUPS, money.group);
}
