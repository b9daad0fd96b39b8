import { flagSchema, lineSchema, listSchema, objectSchema, wrongType, z } from '../../zod';
import { STATES } from '../us-states';

const stateCode = z
  .string({ error: wrongType('a two-letter state code') })
  .refine((code) => Object.hasOwn(STATES, code), {
    error: (issue) => `${JSON.stringify(issue.input)} is not a state code such as "NY" or "DC"`,
  });

/** Limits of the seller for a product. For information only; undefined means that no restriction is known. */
export const restrictionsSchema = objectSchema('a group of fields', {
  states: listSchema(stateCode, 60, 'state codes').default([]),
  cities: listSchema(lineSchema(60), 200, 'cities').default([]),
  minimumAge: z
    .int({ error: wrongType('a whole number of years') })
    .min(1, { error: 'must be 1 or more' })
    .max(99, { error: 'must be 99 or less' })
    .optional(),
  usOnly: flagSchema.default(false),
}).transform((restrictions) => ({
  ...restrictions,
  states: [...new Set(restrictions.states)].sort((a, b) => ((STATES[a] ?? a) < (STATES[b] ?? b) ? -1 : 1)),
}));

/** The limits on sale and shipping of a product. */
export type Restrictions = z.output<typeof restrictionsSchema>;
