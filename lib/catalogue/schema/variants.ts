import {
  flagSchema,
  lineSchema,
  listSchema,
  objectSchema,
  stockSchema,
  wholeNumberSchema,
  wrongType,
  z,
} from '../../zod';
import {
  MAX_OPTION_VALUES,
  MAX_PRODUCT_OPTIONS,
  type OrderQuantities,
  type PriceBreak,
  STANDARD_OPTIONS,
  type Variant,
} from '../variants/offer';
import { fromRawSelection } from '../variants/raw-selection';
import { imageUrlSchema } from './images';
import { priceSchema } from './price';
import { optionValueSchema } from './sizes';

/** True for names that cannot be a custom option: standard options, and properties of every object such as 'constructor'. */
export const isReservedOptionName = (name: string) =>
  name in {} || [...STANDARD_OPTIONS, 'colour'].some((reserved) => reserved === name.toLowerCase());

/** Options of a product in addition to color and size. */
export const optionsSchema = listSchema(
  objectSchema('an option', {
    name: lineSchema(40).refine((name) => !isReservedOptionName(name), {
      error: ({ input }) => `is ${JSON.stringify(input)}, which is taken; choose another name`,
    }),
    values: listSchema(optionValueSchema, MAX_OPTION_VALUES, 'values')
      .transform((values) => [...new Set(values)])
      .refine((values) => values.length > 0, { error: 'must not be empty' }),
  }),
  MAX_PRODUCT_OPTIONS,
  'options',
).superRefine((options, context) => {
  const names = options.map(({ name }) => name.toLowerCase());
  const repeated = names.findIndex((name, index) => names.indexOf(name) < index);
  if (repeated >= 0)
    context.addIssue({ code: 'custom', path: [repeated, 'name'], message: 'is the name of the other option' });
});

const variantSizeSchema = z.union(
  [
    optionValueSchema,
    z.strictObject({ waist: optionValueSchema.optional(), length: optionValueSchema.optional() }),
    z.strictObject({ men: optionValueSchema.optional(), sleeve_lengths_in: optionValueSchema.optional() }),
  ],
  { error: 'must be a size, or { waist, length }, or { men, sleeve_lengths_in }, each a size' },
);

/** A variant of the data file: option values, and the facts of every combination with these values. */
export const variantSchema = objectSchema('a variant', {
  color: lineSchema(60).optional(),
  size: variantSizeSchema.optional(),
  options: z.record(z.string(), optionValueSchema, { error: wrongType('a group of options') }).optional(),
  number: lineSchema(60).optional(),
  barcode: lineSchema(40).optional(),
  price: priceSchema.optional(),
  oldPrice: priceSchema.optional(),
  stock: stockSchema.optional(),
  image_links: listSchema(imageUrlSchema, 50, 'addresses').optional(),
  made: flagSchema.optional(),
}).transform(
  ({ color, size, options, image_links = [], ...facts }): Variant => ({
    choice: fromRawSelection({ color, size, options }),
    ...facts,
    ...(image_links.length > 0 && { images: [...new Set(image_links)] }),
  }),
);

const percentSchema = z
  .number({ error: wrongType('a number') })
  .refine((value) => value > 0 && value < 100 && Number(value.toFixed(2)) === value, {
    error: ({ input }) => `is ${input}; it must be above 0 and below 100, with at most two decimals`,
  });
const priceBreakSchema = objectSchema('a price break', {
  from: wholeNumberSchema(2, 9999),
  price: priceSchema.refine((price) => price > 0, { error: 'must be above 0' }).optional(),
  percent: percentSchema.optional(),
}).transform(({ from, price, percent }, context): PriceBreak => {
  if ((price === undefined) === (percent === undefined))
    context.addIssue({ code: 'custom', message: 'must have a price or a percent, and not both' });
  return price === undefined ? { from, percent: percent ?? 0 } : { from, price };
});

/** Rules for order quantities, in pieces. Default of `step`: 1; of `minimum`: `step`. */
export const quantitiesSchema = objectSchema('a group of fields', {
  pack: wholeNumberSchema(1, 9999).optional(),
  unit: lineSchema(20).optional(),
  minimum: wholeNumberSchema(1, 9999).optional(),
  step: wholeNumberSchema(1, 9999).optional(),
  breaks: listSchema(priceBreakSchema, 20, 'breaks').optional(),
})
  .transform(
    ({ minimum, step = 1, breaks = [], ...others }): OrderQuantities => ({
      ...others,
      minimum: minimum ?? step,
      step,
      breaks,
    }),
  )
  .superRefine(({ minimum, step, breaks }, context) => {
    if (minimum % step !== 0)
      context.addIssue({
        code: 'custom',
        path: ['step'],
        message: `is ${step}, which does not divide the minimum, ${minimum}`,
      });
    breaks.forEach(({ from }, index) => {
      const previous = breaks[index - 1]?.from ?? 1;
      if (from > previous) return;
      const message = `is ${from}; it must be above the one before it, which is ${previous}`;
      context.addIssue({ code: 'custom', path: ['breaks', index, 'from'], message });
    });
  });
