import { CATEGORIES, isCategory } from '../../catalogue/categories/categories';
import { shopImagePathSchema } from '../../catalogue/schema/images';
import { lineSchema, listSchema, multilineTextSchema, objectSchema, wrongType, z } from '../../zod';
import { currencyError, localeError } from '../locale/locale-data';
import { publishSchema } from './publish-schema';

const line = lineSchema(200);
const text = z.string({ error: wrongType('text') });
const flag = z.boolean({ error: wrongType('true or false') });
const httpsSchema = z.url({ protocol: /^https$/, error: wrongType('an address that begins with https://') });
const email = z.email({ error: wrongType('an e-mail address such as shop@example.com') });

/** The address of a page of the shop, which may set filters: '/shoes/?size=9'. */
export const shopAddressSchema = text.regex(/^\/(?:[\w-]+\/)*(?:\?[^#\s]+)?$/, {
  error: 'must be the address of a page of this shop, such as /shoes/',
});

/** A text that a function checks; it returns an error message or undefined. */
const checkedText = (errorOf: (value: string) => string | undefined) =>
  text.superRefine((value, { addIssue }) => {
    const message = errorOf(value);
    if (message !== undefined) addIssue({ code: 'custom', message });
  });

const addressSchema = objectSchema('a postal address', {
  street: line.describe('Street and number.'),
  city: line.describe('City.'),
  region: line.describe('State or region, if addresses have one.').optional(),
  postalCode: line.describe('Postal code.'),
  country: text
    .regex(/^[A-Z]{2}$/, { error: 'must be the two letters of a country, such as DE' })
    .describe('The two letters of the country, such as `DE`.'),
});

const socialSchema = objectSchema('a link', {
  name: lineSchema(40).describe('Name of the network.'),
  url: httpsSchema.describe('Your page there.'),
});

const picturesSchema = objectSchema('the pictures of the shop', {
  hero: shopImagePathSchema.describe(
    'At the top of the home page, 1200 x 800, such as `/drawings/hero.svg`. Default: none.',
  ),
  notFound: shopImagePathSchema.describe(
    'On the page for addresses that do not exist; square. Default: a neutral drawing.',
  ),
  icon: shopImagePathSchema.describe(
    'The app icon on home screens; square, with a margin. Default: `mark` on the dark color.',
  ),
}).partial();

const headerSchema = objectSchema('the buttons of the header', {
  cart: flag.describe('Whether the header has a cart button, which does nothing: this is a catalog. Default: true.'),
  account: flag.describe('Whether the header has an account button, which does nothing either. Default: true.'),
}).partial();

const demoLoginSchema = objectSchema('a sign-in', {
  email: email.describe('E-mail address of the demo sign-in of the admin, which anyone can read.'),
  password: line.describe('Its password, which the page also shows.'),
});

const menuEntrySchema = objectSchema('an entry of the menu', {
  label: lineSchema(40).describe('The text of the entry.'),
  category: z
    .custom<string>(isCategory, { error: () => `must be one of ${CATEGORIES.map(({ key }) => key).join(', ')}` })
    .describe('The key of a category; its subcategories open below it.')
    .optional(),
  href: shopAddressSchema.describe('In place of a category: another page of the shop, such as `/about/`.').optional(),
}).refine(({ category, href }) => (category === undefined) !== (href === undefined), {
  error: 'must have either category or href',
});

/** `site.json` of the data folder: name, address and settings of the shop. Missing fields are not shown or have a default. */
export const siteSchema = objectSchema('the facts of the shop', {
  name: lineSchema(80).describe('Name of the shop.'),
  tagline: lineSchema(160).describe('Heading of the home page.'),
  description: multilineTextSchema(500).describe(
    'One or two sentences about what the shop sells, for the home page and search engines.',
  ),
  phone: lineSchema(40).describe('Phone number as people read it.'),
  email: email.describe('E-mail address for questions, and for request lists that are sent by e-mail.'),
  address: addressSchema,
  hours: lineSchema(120).describe('Opening hours, or when you answer the phone.'),
  currency: checkedText(currencyError).describe('Currency of all prices, an ISO 4217 code such as `CHF`.'),
  locale: checkedText(localeError).describe(
    'Format of prices, numbers and dates: language and country, such as `de-CH`. Default: `en-US`.',
  ),
  taxWords: lineSchema(40).describe('Shown after prices and totals, such as `plus tax`.'),
  social: listSchema(socialSchema, 12, 'links'),
  mark: text
    .regex(/^[MLHVCSQTAZ\d\s,.e+-]+$/i, { error: 'must be the path of an SVG drawing, such as M4 4h24v24H4Z' })
    .describe('Symbol next to the name if there is no logo: the path of an SVG drawing of 32 x 32.'),
  pictures: picturesSchema,
  header: headerSchema,
  searchHint: lineSchema(80).describe(
    'Text in the empty search field, such as `Search: boots, belts, 74273`. If the field is narrow, the last examples are hidden.',
  ),
  contactEndpoint: z
    .union([z.literal(''), httpsSchema], { error: wrongType('an address that begins with https://, or ""') })
    .describe(
      'URL that receives the contact form and request lists. Without it, request lists are sent by e-mail, and the contact form asks shoppers to write to you.',
    ),
  buyer: lineSchema(40).describe(
    'Label of a field of the request list, for shoppers who order for a group: `Agency`, `School`.',
  ),
  demoLogin: demoLoginSchema,
  menu: listSchema(menuEntrySchema, 30, 'entries').describe('Entries of the menu in order. Default: all categories.'),
  sizeGuide: flag.describe('Whether footer and search link to the guide in `size-guides.json`.'),
  featuredBrands: listSchema(line, 40, 'brands').describe(
    'Brands in the moving band of the home page; `[]` for none. Default: those with the most products.',
  ),
  publish: publishSchema.describe('The repository to which the admin [publishes](publishing.md#settings-in-sitejson).'),
}).partial();

/** The settings of `site.json`, not yet checked. */
export type SiteInput = z.input<typeof siteSchema>;
