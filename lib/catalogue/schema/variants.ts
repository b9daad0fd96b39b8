import { z } from '../../zod';
import type { OrderQuantities, PriceBreak, Variant } from '../variants/offer';
import { fromRawSelection } from '../variants/raw-selection';
import { MAX_OPTION_VALUES, MAX_PRODUCT_OPTIONS, STANDARD_OPTIONS } from '../variants/selection';
import { imageUrlSchema } from './images';
import { priceSchema } from './price';
import { optionValueSchema } from './sizes';
import { lineSchema, listSchema, objectSchema, wrongType } from './zod-helpers';

const whole = (least: number) => {
  const error = { error: wrongType(`a whole number from ${least} to 9999`) };
  return z.int(error).min(least, error).max(9999, error);
};

/** Whether a name is one that an object has by itself, or that a choice has already. */
export const isReservedOptionName = (name: string) =>
  name in {} || [...STANDARD_OPTIONS, 'colour'].some((taken) => taken === name.toLowerCase());

/** Choices of a product's own, beside color and size. */
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
  const again = names.findIndex((name, index) => names.indexOf(name) < index);
  if (again >= 0)
    context.addIssue({ code: 'custom', path: [again, 'name'], message: 'is the name of the other option' });
});

const sizeOfVariant = z.union(
  [
    optionValueSchema,
    z.strictObject({ waist: optionValueSchema.optional(), length: optionValueSchema.optional() }),
    z.strictObject({ men: optionValueSchema.optional(), sleeve_lengths_in: optionValueSchema.optional() }),
  ],
  { error: 'must be a size, or { waist, length }, or { men, sleeve_lengths_in }, each a size' },
);

/** A variant of the data: the values that it names, and what it says of every combination that has them. */
export const variantSchema = objectSchema('a variant', {
  color: lineSchema(60).optional(),
  size: sizeOfVariant.optional(),
  options: z.record(z.string(), optionValueSchema, { error: wrongType('a group of options') }).optional(),
  number: lineSchema(60).optional(),
  barcode: lineSchema(40).optional(),
  price: priceSchema.optional(),
  oldPrice: priceSchema.optional(),
  stock: z
    .int({ error: wrongType('a whole number') })
    .min(0, { error: 'must not be below 0' })
    .optional(),
  image_links: listSchema(imageUrlSchema, 50, 'addresses').optional(),
  made: z.boolean({ error: wrongType('true or false') }).optional(),
}).transform(
  ({ color, size, options, image_links = [], ...facts }): Variant => ({
    choice: fromRawSelection({ color, size, options }),
    ...facts,
    ...(image_links.length > 0 && { images: [...new Set(image_links)] }),
  }),
);

const percent = z
  .number({ error: wrongType('a number') })
  .refine((value) => value > 0 && value < 100 && Number(value.toFixed(2)) === value, {
    error: ({ input }) => `is ${input}; it must be above 0 and below 100, with at most two decimals`,
  });
const priceBreakSchema = objectSchema('a price break', {
  from: whole(2),
  price: priceSchema.refine((price) => price > 0, { error: 'must be above 0' }).optional(),
  percent: percent.optional(),
}).transform(({ from, price, percent: off }, context): PriceBreak => {
  if ((price === undefined) === (off === undefined))
    context.addIssue({ code: 'custom', message: 'must have a price or a percent, and not both' });
  return price === undefined ? { from, percent: off ?? 0 } : { from, price };
});

/** The ways in which a product is ordered. */
export const quantitiesSchema = objectSchema('a group of fields', {
  pack: whole(1).optional(),
  unit: lineSchema(20).optional(),
  minimum: whole(1).optional(),
  step: whole(1).optional(),
  breaks: listSchema(priceBreakSchema, 20, 'breaks').optional(),
})
  .transform(
    ({ minimum, step = 1, breaks = [], ...named }): OrderQuantities => ({
      ...named,
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
      const before = breaks[index - 1]?.from ?? 1;
      if (from > before) return;
      const message = `is ${from}; it must be above the one before it, which is ${before}`;
      context.addIssue({ code: 'custom', path: ['breaks', index, 'from'], message });
    });
  });
