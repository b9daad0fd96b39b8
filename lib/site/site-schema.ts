import { CATEGORIES, isCategory } from '../catalogue/categories';
import { z } from '../zod';

const text = z.string().min(1);
const https = z.url({ protocol: /^https$/ });
const category = z.custom<string>(isCategory, {
  error: () => `must be one of ${CATEGORIES.map(({ key }) => key).join(', ')}`,
});

/** The facts of the store, in `site.json` of the data folder: an owner changes them there and nowhere else. What is left out is not shown, or has a neutral text. */
export const siteSchema = z.strictObject({
  name: text.optional(),
  tagline: text.optional(),
  description: text.optional(),
  phone: text.optional(),
  email: z.email().optional(),
  address: z
    .strictObject({ street: text, city: text, region: text, postalCode: text, country: z.string().length(2) })
    .optional(),
  hours: text.optional(),
  social: z.array(z.strictObject({ name: text, url: https })).optional(),
  /** The store's sign as the path of an SVG drawing of 32 x 32. */
  mark: z
    .string()
    .regex(/^[MLHVCSQTAZ\d\s,.e+-]+$/i, { error: 'must be the path of an SVG drawing, such as M4 4h24v24H4Z' })
    .optional(),
  /** What stands in the empty search field, examples after a colon or comma: as many as fit are shown. */
  searchHint: text.optional(),
  /** Where the contact form is posted as JSON; '' sends nothing. */
  contactEndpoint: z.union([z.literal(''), https]).optional(),
  /** The one sign-in of the admin: a demo that anyone can read, never a secret. */
  demoLogin: z.strictObject({ email: z.email(), password: text }).optional(),
  /** The categories of the header's menu in its order and under the words that it has for them; their lists are those of `categories.json`. All of them where it is left out. */
  menu: z.array(z.strictObject({ label: text, category })).optional(),
  /** Whether the footer and search lead to the size guide; its tables are in `size-guides.json`, which is too large for every page. */
  sizeGuide: z.boolean().optional(),
  /** Makers whose names run over the home page; those without products are passed over. Those of most goods where it is left out; none for []. */
  featuredBrands: z.array(text).optional(),
});

export type SiteInput = z.input<typeof siteSchema>;
