import { fromMinorUnits, MAX_MINOR_UNITS, money, toMinorUnits } from '../../money';
import { wrongType, z } from '../../zod';

const MAX_PRICE = fromMinorUnits(MAX_MINOR_UNITS);
const DECIMALS_MESSAGE = ['no decimals', 'at most one decimal', 'at most two decimals', 'at most three decimals'][
  money.digits
];

/** A price in the shop's currency, at most 9,999,999 minor units (cents). 0 means price on request. */
export const priceSchema = z
  .number({ error: wrongType('a number') })
  .min(0, { error: (issue) => `is ${issue.input}; it must not be below 0` })
  .max(MAX_PRICE, { error: (issue) => `is ${issue.input}; at most ${MAX_PRICE} is allowed` })
  .refine((price) => fromMinorUnits(toMinorUnits(price)) === price, {
    error: (issue) => `is ${issue.input}; ${DECIMALS_MESSAGE} are allowed`,
  });
