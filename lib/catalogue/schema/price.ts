import { money } from '../../money';
import { z } from '../../zod';
import { fromMinorUnits, MAX_MINOR_UNITS, toMinorUnits } from '../price';
import { wrongType } from './zod-helpers';

const MOST = fromMinorUnits(MAX_MINOR_UNITS);
const DECIMALS = ['no decimals', 'at most one decimal', 'at most two decimals', 'at most three decimals'][money.digits];

/** A price from 0 to 9,999,999 of its currency's smallest units; 0 means that the product has no price (specification, section 3). */
export const priceSchema = z
  .number({ error: wrongType('a number') })
  .min(0, { error: (issue) => `is ${issue.input}; it must not be below 0` })
  .max(MOST, { error: (issue) => `is ${issue.input}; at most ${MOST} is allowed` })
  .refine((price) => fromMinorUnits(toMinorUnits(price)) === price, {
    error: (issue) => `is ${issue.input}; ${DECIMALS} are allowed`,
  });
