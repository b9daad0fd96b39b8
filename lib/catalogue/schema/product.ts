import { slugify } from '../../slug';
import {
  flagSchema,
  lineSchema,
  listSchema,
  multilineTextSchema,
  objectSchema,
  optionalLineSchema,
  stockSchema,
  textSchema,
  toIsoDate,
  wrongType,
  z,
} from '../../zod';
import { CATEGORIES, type CategoryKey, categoryRule, isCategory, type Subcategory } from '../categories/categories';
import { isNewCategory } from '../categories/new-categories';
import { pluralizeSubcategory, subcategorySlug } from '../categories/subcategory';
import { toSizes } from '../sizes/to-sizes';
import { splitFeatures } from '../specs';
import { DEFAULT_STOCK, MAX_VARIANTS } from '../variants/offer';
import { validateVariants } from '../variants/validate-variants';
import { colorsSchema } from './colors';
import { imageLinksSchema, toProductPictures, unknownColorProblems } from './images';
import { priceSchema } from './price';
import { productIdSchema } from './product-id';
import { restrictionsSchema } from './restrictions';
import { rawSizesSchema } from './sizes';
import { optionsSchema, quantitiesSchema, variantSchema } from './variants';

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

/** A date with or without a time: '2026-03-24T10:30:00Z'. '' means no date. */
const dateSchema = z
  .string({ error: wrongType('a date such as "2026-03-24"') })
  .refine((value) => value === '' || toIsoDate(value) !== undefined, {
    error: ({ input }) => `is ${JSON.stringify(String(input).slice(0, 40))}, which is not a date such as "2026-03-24"`,
  });

/** Fields are in the order of the data file. Stored edits contain hashes of products in this order: add new fields last. */
const rawProductSchema = objectSchema('a product', {
  id: productIdSchema,
  name: lineSchema(200),
  brand: lineSchema(80),
  model: lineSchema(60).optional(),
  type: lineSchema(60).optional(),
  price: priceSchema,
  oldPrice: priceSchema.nullish(),
  // A plain string schema: with a custom schema zod would skip the checks of several fields below.
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
  isBestseller: flagSchema.default(false),
  stock: stockSchema.default(DEFAULT_STOCK),
  restrictions: restrictionsSchema.optional(),
  pieces: listSchema(productIdSchema, 100, 'product ids').optional(),
  options: optionsSchema.optional(),
  variants: listSchema(variantSchema, MAX_VARIANTS, 'variants').optional(),
  quantities: quantitiesSchema.optional(),
  hidden: flagSchema.optional().transform((isHidden) => isHidden || undefined),
  documents: documentsSchema.optional(),
});

/** The validation result of a product without variants and quantities. */
const NO_VARIANTS: ReturnType<typeof validateVariants> = { variants: [], problems: [] };

// Checks of more than one field. `when` runs them even if another field is invalid, so that one run reports all problems.
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

/** Fields of a row that may differ between two rows with the same id, which list one product in two categories. */
export const PLACEMENT_FIELDS: readonly string[] = ['category', 'categoryName', 'subcategory'];

/** The categories that list a product, main category first. */
export type Placements = [Placement, ...Placement[]];
/** A category that lists a product. Without a subcategory, the product is in the category itself. */
export type Placement = { category: CategoryKey; subcategory?: Subcategory };

/** Validates and normalizes a row of the data file by the rules of `docs/catalogue.md`. */
export const productSchema = checkedProductSchema.transform((raw, context) => {
  // The fields in `rest` are normalized by their own schemas.
  const { available_sizes, size, sizes, available_colors, colors, features, category, subcategory, ...others } = raw;
  const { categoryName: _, createdAt, updatedAt: _updatedAt, image_links, ...rest } = others;
  const namedSubcategory = toSubcategory(category, subcategory);
  const placement: Placement = { category, ...(namedSubcategory && { subcategory: namedSubcategory }) };
  const offer = {
    ...rest,
    oldPrice: rest.oldPrice ?? undefined,
    sizes: toSizes(available_sizes ?? size ?? sizes, category),
    colors: available_colors ?? colors ?? [],
  };
  const validated = offer.variants || offer.quantities ? validateVariants(offer) : NO_VARIANTS;
  for (const problem of [...validated.problems, ...unknownColorProblems(image_links, offer.colors)])
    context.addIssue({ code: 'custom', ...problem });
  return {
    ...offer,
    ...(rest.variants && { variants: validated.variants }),
    brand: { name: rest.brand, slug: slugify(rest.brand) },
    placements: [placement] as Placements,
    ...splitFeatures(features ?? []),
    images: toProductPictures(
      image_links,
      validated.variants.flatMap((variant) => variant.images ?? []),
    ),
    date: toIsoDate(rest.date ?? createdAt),
    pieces: rest.pieces ?? [],
  };
});

/** A row of the data file before validation. */
export type RawProduct = z.input<typeof productSchema>;

/** Names of all fields in the order of the data file. */
export const FIELDS_IN_FILE_ORDER = Object.keys(rawProductSchema.shape) as readonly (keyof RawProduct)[];

/**
 * A validated product. The first of `placements` is its group in the data file: main category and breadcrumb. `images` has its pictures
 * and those of its variants.
 */
export type ParsedProduct = z.output<typeof productSchema>;
/** A PDF file of a product. `bytes` is its size; undefined until the build adds it. */
export type ProductDocument = NonNullable<ParsedProduct['documents']>[number] & { bytes?: number };
/** A product for pages: a {@link ParsedProduct} with copies of its pictures and the sizes of its documents. */
export type Product = ParsedProduct & {
  documents?: ProductDocument[] | undefined;
};

/** A category of the data file. Its products are parsed one by one, so that each problem can name its product. */
export const categorySchema = objectSchema('a category', {
  key: z.string({ error: wrongType('text') }).optional(),
  name: lineSchema(80),
  description: optionalLineSchema(400).default(''),
  products: z.array(z.unknown(), { error: wrongType('a list of products') }),
});

function oneOfCategories(issue: { input?: unknown }): string {
  return wrongType(`one of ${CATEGORIES.map(({ key }) => key).join(', ')}`)(issue);
}

/** The subcategory of a row with its slug and display name: 'shirt' -> { slug: 'shirts', name: 'Shirts' }. Undefined for ''. */
function toSubcategory(category: CategoryKey, text: string): Subcategory | undefined {
  const slug = subcategorySlug(text);
  return slug ? { slug, name: categoryRule(category).names[slug] ?? pluralizeSubcategory(text) } : undefined;
}
