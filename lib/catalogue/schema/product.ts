import { slugify } from '../../slug';
import { z } from '../../zod';
import { CATEGORIES, type CategoryKey, categoryRule, isCategory, type Subcategory } from '../categories/categories';
import { isNewCategory } from '../categories/new-categories';
import { pluralizeSubcategory, subcategorySlug } from '../categories/subcategory';
import { toSizes } from '../sizes/to-sizes';
import { splitFeatures } from '../specs';
import { DEFAULT_STOCK } from '../variants/offer';
import { MAX_VARIANTS } from '../variants/selection';
import { validateVariants } from '../variants/validate-variants';
import { colorsSchema } from './colors';
import { imageLinksSchema, toProductPictures, unknownColorProblems } from './images';
import { priceSchema } from './price';
import { productIdSchema } from './product-id';
import { restrictionsSchema } from './restrictions';
import { rawSizesSchema } from './sizes';
import { optionsSchema, quantitiesSchema, variantSchema } from './variants';
import {
  lineSchema,
  listSchema,
  multilineTextSchema,
  objectSchema,
  optionalLineSchema,
  textSchema,
  toIsoDate,
  wrongType,
} from './zod-helpers';

const SIZE_FIELDS = ['available_sizes', 'size', 'sizes'] as const;

const DOCUMENT = /^\/uploads\/[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*\.pdf$/i;

const documentSchema = objectSchema('a document', {
  name: lineSchema(80),
  href: z.string({ error: wrongType('text') }).regex(DOCUMENT, {
    error: ({ input }) =>
      `is ${JSON.stringify(String(input).slice(0, 80))}; it must be a PDF of your own, such as /uploads/size-chart.pdf`,
  }),
});

/** The PDF files of a product. */
const documentsSchema = listSchema(documentSchema, 20, 'documents');

/** A day, with or without a time; a text that is empty is none. */
const dateSchema = z
  .string({ error: wrongType('a date such as "2026-03-24"') })
  .refine((value) => value === '' || toIsoDate(value) !== undefined, {
    error: ({ input }) => `is ${JSON.stringify(String(input).slice(0, 40))}, which is not a date such as "2026-03-24"`,
  });

const rawProductSchema = objectSchema('a product', {
  id: productIdSchema,
  name: lineSchema(200),
  brand: lineSchema(80),
  model: lineSchema(60).optional(),
  type: lineSchema(60).optional(),
  price: priceSchema,
  oldPrice: priceSchema.nullish(),
  // A string and no custom schema: that would keep the checks of several fields from running.
  category: z.string({ error: oneOfCategories }),
  categoryName: textSchema(200).optional(),
  subcategory: optionalLineSchema(60).default(''),
  rating: z
    .number({ error: wrongType('a number from 0 to 5') })
    .min(0, { error: (issue) => `is ${issue.input}; it must be from 0 to 5` })
    .max(5, { error: (issue) => `is ${issue.input}; it must be from 0 to 5` })
    .optional(),
  description: multilineTextSchema(20_000),
  features: listSchema(lineSchema(1000), 200, 'lines').nullish(),
  image_links: imageLinksSchema.default([]),
  available_sizes: rawSizesSchema.optional(),
  size: rawSizesSchema.optional(),
  sizes: rawSizesSchema.optional(),
  available_colors: colorsSchema.optional(),
  colors: colorsSchema.optional(),
  fabric: lineSchema(300).optional(),
  date: dateSchema.nullish(),
  createdAt: dateSchema.optional(),
  updatedAt: dateSchema.optional(),
  isBestseller: z.boolean({ error: wrongType('true or false') }).default(false),
  stock: z
    .int({ error: wrongType('a whole number') })
    .min(0, { error: 'must not be below 0' })
    .default(DEFAULT_STOCK),
  restrictions: restrictionsSchema.optional(),
  pieces: listSchema(productIdSchema, 100, 'product ids').optional(),
  options: optionsSchema.optional(),
  variants: listSchema(variantSchema, MAX_VARIANTS, 'variants').optional(),
  quantities: quantitiesSchema.optional(),
  hidden: z
    .boolean({ error: wrongType('true or false') })
    .optional()
    .transform((isHidden) => isHidden || undefined),
  documents: documentsSchema.optional(),
});

/** A product that has neither variants nor quantities. */
const NO_VARIANTS: ReturnType<typeof validateVariants> = { variants: [], problems: [] };

// Checks that need more than one field. `when` makes them run even if another field is wrong: one run names every problem.
const checkedProductSchema = rawProductSchema.superRefine(
  (product, context) => {
    const { price, oldPrice, category } = product;
    if (typeof category === 'string' && !isCategory(category) && !isNewCategory(product))
      context.addIssue({ code: 'custom', path: ['category'], message: oneOfCategories({ input: category }) });
    if (typeof price === 'number' && typeof oldPrice === 'number' && oldPrice <= price) {
      const message = `is ${oldPrice}; it must be above the price, which is ${price}`;
      context.addIssue({ code: 'custom', path: ['oldPrice'], message });
    }
    const [first, second] = SIZE_FIELDS.filter((field) => product[field] !== undefined);
    if (first && second) {
      const message = `repeats ${first}; use only one of these fields for sizes`;
      context.addIssue({ code: 'custom', path: [second], message });
    }
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

/** The categories in which a product is listed, its main one first. */
export type Placements = [Placement, ...Placement[]];
/** A category in which a product is listed; the subcategory is a slug with the name as it is shown. */
export type Placement = { category: CategoryKey; subcategory?: Subcategory };

/** The schema of a row: checks it, and gives everything its one spelling, as described in `docs/catalogue.md`. */
export const productSchema = checkedProductSchema.transform((raw, context) => {
  // Fields that are not named here have their one spelling already.
  const { available_sizes, size, sizes, available_colors, colors, features, category, subcategory, ...named } = raw;
  const { categoryName: _, createdAt, updatedAt: _updatedAt, image_links, ...rest } = named;
  const placed = subcategoryOf(category, subcategory);
  const placement: Placement = { category, ...(placed && { subcategory: placed }) };
  const offer = {
    ...rest,
    oldPrice: rest.oldPrice ?? undefined,
    sizes: toSizes(available_sizes ?? size ?? sizes, category),
    colors: available_colors ?? colors ?? [],
  };
  const fitted = offer.variants || offer.quantities ? validateVariants(offer) : NO_VARIANTS;
  for (const fault of [...fitted.problems, ...unknownColorProblems(image_links, offer.colors)])
    context.addIssue({ code: 'custom', ...fault });
  return {
    ...offer,
    ...(rest.variants && { variants: fitted.variants }),
    brand: { name: rest.brand, slug: slugify(rest.brand) },
    placements: [placement] as Placements,
    ...splitFeatures(features ?? []),
    images: toProductPictures(
      image_links,
      fitted.variants.flatMap((variant) => variant.images ?? []),
    ),
    date: toIsoDate(rest.date ?? createdAt),
    pieces: rest.pieces ?? [],
  };
});

/** A row of the data file as it may be written. */
export type RawProduct = z.input<typeof productSchema>;
/**
 * A product of a catalogue that was read. `placements` starts with the group under which the data lists it: its breadcrumb and main
 * category; `images` are its pictures and those of its variants.
 */
export type ParsedProduct = z.output<typeof productSchema>;
/** A document of a product; `bytes` is the size of its file. */
export type ProductDocument = NonNullable<ParsedProduct['documents']>[number] & { bytes?: number };
/** The same as a shop shows it: with copies of its pictures and the sizes of its documents. */
export type Product = ParsedProduct & {
  documents?: ProductDocument[] | undefined;
};

/** A category of the data file; its products are parsed one by one, so that each problem can name its product. */
export const categorySchema = objectSchema('a category', {
  key: z.string({ error: wrongType('text') }).optional(),
  name: lineSchema(80),
  description: optionalLineSchema(400).default(''),
  products: z.array(z.unknown(), { error: wrongType('a list of products') }),
});

function oneOfCategories(issue: { input?: unknown }): string {
  return wrongType(`one of ${CATEGORIES.map(({ key }) => key).join(', ')}`)(issue);
}

/** A subcategory of a category from how its products write it, under its one address and name; undefined for ''. */
function subcategoryOf(category: CategoryKey, written: string): Subcategory | undefined {
  const slug = subcategorySlug(written);
  return slug ? { slug, name: categoryRule(category).names[slug] ?? pluralizeSubcategory(written) } : undefined;
}
