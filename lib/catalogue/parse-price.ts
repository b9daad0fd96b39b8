import { money, moneySign } from '../money';

const GROUP = `[${money.group}${money.group === '\u00a0' ? ' ' : "'"}]`;
const PART = `(?:[.${money.decimal}]\\d{1,${money.digits || 2}})?`;
const GROUPS = new RegExp(`${GROUP}(?=\\d{3}(?!\\d))`, 'g');

/** Source of a regular expression for a price in the shop's number format, without currency sign: '1,249.90', '50'. */
export const PRICE_PATTERN = `\\d{1,3}(?:${GROUP}\\d{3})+(?!\\d)${PART}|\\d{1,7}${PART}`;

const WHOLE_PRICE = new RegExp(`^(?:${PRICE_PATTERN})$`);

/** A price from text, with or without the shop's currency sign: '$1,249.90' -> 1249.9. Undefined for other text. */
export function parsePrice(text: string): number | undefined {
  const digits = text.replace(moneySign, '').trim();
  return WHOLE_PRICE.test(digits) ? Number(digits.replace(GROUPS, '').replace(money.decimal, '.')) : undefined;
}
