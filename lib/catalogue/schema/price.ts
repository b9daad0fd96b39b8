import { z } from '../../zod';
import { wrongType } from './text';

const MAX_PRICE = 99_999.99;

/** US dollars, 0 to 99,999.99 with at most two decimals; 0 means that the product has no price (specification, section 3). */
export const priceSchema = z
  .number({ error: wrongType('a number') })
  .min(0, { error: (issue) => `is ${issue.input}; it must not be below 0` })
  .max(MAX_PRICE, { error: (issue) => `is ${issue.input}; at most ${MAX_PRICE} is allowed` })
  .refine((price) => Number(price.toFixed(2)) === price, {
    error: (issue) => `is ${issue.input}; at most two decimals are allowed`,
  });
