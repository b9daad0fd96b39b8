import { CATEGORY_KEYS } from './catalogue/taxonomy';
import { z } from './zod';

const text = z.string().min(1);
const https = z.url({ protocol: /^https$/ });

/** The facts of the store, in `data/site.json`: an owner changes them there and nowhere else. */
export const siteSchema = z.strictObject({
  name: text,
  tagline: text,
  description: text,
  phone: text,
  email: z.email(),
  address: z.strictObject({ street: text, city: text, region: text, postalCode: text, country: z.string().length(2) }),
  hours: text,
  social: z.array(z.strictObject({ name: text, url: https })),
  /** Where the contact form is posted as JSON; '' sends nothing. */
  contactEndpoint: z.union([z.literal(''), https]),
  /** The one sign-in of the admin: a demo that anyone can read, never a secret. */
  demoLogin: z.strictObject({ email: z.email(), password: text }),
  /** Subcategories of the header's menus; each leads to a page, even when no product is in it. */
  menu: z.array(z.strictObject({ label: text, category: z.enum(CATEGORY_KEYS), items: z.array(text) })),
  /** Makers whose marks run over the home page; those without products are passed over. */
  featuredBrands: z.array(text),
});

export type Site = z.output<typeof siteSchema>;
