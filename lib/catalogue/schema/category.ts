import { z } from '../../zod';
import {
  CATEGORY_KEY_PATTERN,
  categorySlugErrors,
  INVALID_KEY_MESSAGE,
  MAX_CATEGORIES,
} from '../categories/category-keys';
import { facetsSchema } from './facet';
import { shopImagePathSchema } from './images';
import { lineSchema, listSchema, objectSchema, slugSchema, wrongType } from './zod-helpers';

/** Labels of specification lines: 'Height' of 'Height: 8 in'. */
const labels = listSchema(lineSchema(40), 20, 'labels');
/** The error for a key of a record that is not a slug. */
const wrongSlug = ({ code }: { code?: string }) =>
  code === 'invalid_key' ? 'is not the address part of a subcategory, such as "polo-shirts"' : undefined;
const flag = z.boolean({ error: wrongType('true or false') }).optional();

/** A category of `data/categories.json`; all but the key may be left out. */
export const categoryRuleSchema = objectSchema('a category', {
  /** The name of its group in the catalogue file. */
  key: z.string({ error: wrongType('text') }).regex(CATEGORY_KEY_PATTERN, {
    error: INVALID_KEY_MESSAGE,
  }),
  /** The category's part of an address; the key in small letters where it is left out. */
  slug: slugSchema.optional(),
  /** The name, where the catalogue has no group of it. */
  name: lineSchema(80).optional(),
  sizes: z
    .strictObject({
      /** Whether its listings have filters for sizes; true where it is left out. */
      filter: flag,
      /** Whether a list of numbers is shoe sizes; false where it is left out. */
      shoes: flag,
      /** Labels under another name in the filter. */
      sameAs: z.record(z.string(), lineSchema(40)).optional(),
    })
    .optional(),
  /** Subcategories that have a page even when nothing is in them, in the order of the menu and before those of the goods. */
  subcategories: listSchema(lineSchema(60), 100, 'subcategories').optional(),
  /**
   * Names of further subcategories, by slug, whatever their goods call them; their addresses stay. They come after those of the
   * menu, in this order.
   */
  names: z.record(z.string(), lineSchema(60)).optional(),
  /** The path of the picture for products without one, such as '/drawings/placeholder.svg'; a neutral picture if left out. */
  placeholder: shopImagePathSchema.optional(),
  /** Whether its page opens with a slider of its subcategories; true where it is left out. */
  slider: flag,
  /** Filters that only its listings have. */
  facets: facetsSchema.optional(),
  /** Words that people search for it by. */
  words: listSchema(lineSchema(60), 50, 'words').optional(),
  /** The size guide of its goods that have labels. */
  sizeGuide: slugSchema.optional(),
  /** The same by the slug of a subcategory. */
  sizeGuides: z.record(z.string(), slugSchema).optional(),
  /** Labels of the specifications that a product's card shows, in order: the first two that the product has. Default: none. */
  cardFacts: labels.optional(),
  /** The same by the slug of a subcategory, in place of the list of the category. */
  subcategoryCardFacts: z.record(slugSchema, labels, { error: wrongSlug }).optional(),
});

/** `data/categories.json`: the categories in the order in which menus, tiles and footer list them. */
export const categoriesSchema = listSchema(categoryRuleSchema, MAX_CATEGORIES, 'categories').superRefine(
  (categories, context) => {
    for (const [index, message] of categorySlugErrors(categories))
      context.addIssue({ code: 'custom', path: [index, categories[index]?.slug ? 'slug' : 'key'], message });
  },
);

/** A rule of `categories.json`, not yet checked. */
export type CategoryInput = z.input<typeof categoryRuleSchema>;
