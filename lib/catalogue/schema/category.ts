import { flagSchema, lineSchema, listSchema, objectSchema, slugSchema, wrongType, z } from '../../zod';
import {
  CATEGORY_KEY_PATTERN,
  categorySlugErrors,
  INVALID_KEY_MESSAGE,
  MAX_CATEGORIES,
} from '../categories/category-keys';
import { facetsSchema } from './facet';
import { shopImagePathSchema } from './images';

/** Labels of specification lines: 'Height' of 'Height: 8 in'. */
const labels = listSchema(lineSchema(40), 20, 'labels');
/** Error for a record key that is not a slug; undefined for other issues, which keep their own message. */
const wrongSlug = ({ code }: { code?: string }) =>
  code === 'invalid_key' ? 'is not the address part of a subcategory, such as "polo-shirts"' : undefined;
const flag = flagSchema.optional();

/** A category of `data/categories.json`. Only `key` is required. */
export const categoryRuleSchema = objectSchema('a category', {
  /** The key of its group in the catalogue file. */
  key: z.string({ error: wrongType('text') }).regex(CATEGORY_KEY_PATTERN, {
    error: INVALID_KEY_MESSAGE,
  }),
  /** The path segment of its page. Default: 'tall-plants' for the key 'tall_plants'. */
  slug: slugSchema.optional(),
  /** The name, used if the catalogue file has no group with this key. */
  name: lineSchema(80).optional(),
  sizes: z
    .strictObject({
      /** True if listings have size filters. Default: true. */
      filter: flag,
      /** True if a list of numbers means shoe sizes. Default: false. */
      shoes: flag,
      /** Size labels that the filter shows under another label. */
      sameAs: z.record(z.string(), lineSchema(40)).optional(),
    })
    .optional(),
  /** Subcategories in menu order. They have a page even without products, and precede other subcategories. */
  subcategories: listSchema(lineSchema(60), 100, 'subcategories').optional(),
  /** Names of other subcategories by slug; replace the names in products. Slugs stay. Order: after `subcategories`, in this order. */
  names: z.record(z.string(), lineSchema(60)).optional(),
  /** Path of the picture for products without pictures: '/drawings/placeholder.svg'. Default: a neutral picture. */
  placeholder: shopImagePathSchema.optional(),
  /** True if its page starts with a slider of subcategories. Default: true. */
  slider: flag,
  /** Additional filters of its listings. */
  facets: facetsSchema.optional(),
  /** Search words for the category. */
  words: listSchema(lineSchema(60), 50, 'words').optional(),
  /** The id of the size guide for its products. */
  sizeGuide: slugSchema.optional(),
  /** Ids of size guides by the slug of a subcategory; replace `sizeGuide`. */
  sizeGuides: z.record(z.string(), slugSchema).optional(),
  /** Labels of specifications for product cards. A card shows the first two that the product has. Default: none. */
  cardFacts: labels.optional(),
  /** Labels by the slug of a subcategory; replace `cardFacts`. */
  subcategoryCardFacts: z.record(slugSchema, labels, { error: wrongSlug }).optional(),
});

/** `data/categories.json`: the categories in the order of menus, tiles and footer. */
export const categoriesSchema = listSchema(categoryRuleSchema, MAX_CATEGORIES, 'categories').superRefine(
  (categories, context) => {
    for (const [index, message] of categorySlugErrors(categories))
      context.addIssue({ code: 'custom', path: [index, categories[index]?.slug ? 'slug' : 'key'], message });
  },
);

/** A category of `categories.json` before validation. */
export type CategoryInput = z.input<typeof categoryRuleSchema>;
