import { money, moneySign } from '../money';

const GROUP = `[${money.group}${money.group === '\u00a0' ? ' ' : "'"}]`;
const PART = `(?:[.${money.decimal}]\\d{1,${money.digits || 2}})?`;
const GROUPS = new RegExp(`${GROUP}(?=\\d{3}(?!\\d))`, 'g');

/** The source of a pattern for a sum as people write it where the shop is, without its sign: '1,249.90', '50'. */
export const PRICE_PATTERN = `\\d{1,3}(?:${GROUP}\\d{3})+(?!\\d)${PART}|\\d{1,7}${PART}`;

const WHOLE_PRICE = new RegExp(`^(?:${PRICE_PATTERN})$`);

/** The sum that such a text names, with the shop's sign or without it; undefined for any other. */
export function parsePrice(text: string): number | undefined {
  const figure = text.replace(moneySign, '').trim();
  return WHOLE_PRICE.test(figure) ? Number(figure.replace(GROUPS, '').replace(money.decimal, '.')) : undefined;
}
