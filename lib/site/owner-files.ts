import { categoriesSchema } from '../catalogue/schema/category';
import { sizeGuidesSchema } from '../catalogue/schema/size-guides';
import { searchWordsSchema } from '../search/words-schema';
import type { z } from '../zod';
import { faqSchema, ordersSchema, reviewsSchema } from './content-schemas';
import { homeSchema } from './home-schema';
import { redirectsSchema } from './redirects-schema';
import { siteSchema } from './site-schema';
import { textsSchema } from './texts-schema';
import { themeSchema } from './theme-schema';

/**
 * The files of the data folder that an owner writes beside the catalogue, each as JSON with its one schema. Each may be left out. A
 * new one is a row here; `catalogue:check`, the build and the documents then know it.
 */
export const OWNER_FILES = {
  site: siteSchema,
  categories: categoriesSchema,
  texts: textsSchema,
  faq: faqSchema,
  reviews: reviewsSchema,
  orders: ordersSchema,
  'size-guides': sizeGuidesSchema,
  search: searchWordsSchema,
  redirects: redirectsSchema,
  home: homeSchema,
  theme: themeSchema,
} as const satisfies Record<string, z.ZodType>;

/** The name of an owner's file, without '.json'. */
export type OwnerFileName = keyof typeof OWNER_FILES;
/** The content of an owner's file, checked. */
export type OwnerFile<Name extends OwnerFileName> = z.output<(typeof OWNER_FILES)[Name]>;
