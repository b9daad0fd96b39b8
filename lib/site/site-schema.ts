import { CATEGORIES, isCategory } from '../catalogue/categories';
import { ownImagePathSchema } from '../catalogue/schema/image-address';
import { lineSchema, list, namedObject, prose, wrongType } from '../catalogue/schema/text';
import { z } from '../zod';
import { httpsSchema, shopAddressSchema } from './address-schemas';
import { described } from './described';
import { currencyFault, localeFault } from './money-of';
import { publishSchema } from './publish-schema';

const line = lineSchema(200);
const category = z.custom<string>(isCategory, {
  error: () => `must be one of ${CATEGORIES.map(({ key }) => key).join(', ')}`,
});

/** A text without a fault. */
const sound = (faultOf: (given: string) => string | undefined) =>
  z.string({ error: wrongType('text') }).superRefine((given, { addIssue }) => {
    const message = faultOf(given);
    if (message !== undefined) addIssue({ code: 'custom', message });
  });

const menuEntry = namedObject('an entry of the menu', {
  label: described(lineSchema(40), { label: 'Words', about: 'The words of the entry.' }),
  category: described(category, {
    label: 'Category',
    about: 'The key of a category, whose subcategories open under it.',
    control: 'choice',
  }).optional(),
  href: described(shopAddressSchema, {
    label: 'Address',
    about: 'In place of a category the address of another page of the shop, such as `/about/`.',
    control: 'address',
  }).optional(),
}).refine(({ category, href }) => (category === undefined) !== (href === undefined), {
  error: 'must have either category or href',
});

/** The facts of the store, in `site.json` of the data folder: an owner changes them there and nowhere else. What is left out is not shown, or has a neutral text. */
export const siteSchema = namedObject('the facts of the shop', {
  name: described(lineSchema(80), { label: 'Name', about: 'The name of the shop.' }).optional(),
  tagline: described(lineSchema(160), { label: 'Tagline', about: 'The heading of the home page.' }).optional(),
  description: described(prose(500), {
    label: 'Description',
    about: 'A sentence or two on what the shop sells, for the home page and search engines.',
    control: 'area',
  }).optional(),
  phone: described(lineSchema(40), { label: 'Phone', about: 'The number as people read it.' }).optional(),
  email: described(z.email({ error: wrongType('an e-mail address such as shop@example.com') }), {
    label: 'E-mail',
    about: 'The address for questions, and for lists that are written as e-mail.',
  }).optional(),
  address: namedObject('a postal address', {
    street: described(line, { label: 'Street', about: 'Street and number.' }),
    city: described(line, { label: 'City', about: 'The city.' }),
    region: described(line, { label: 'Region', about: 'The state or region.' }),
    postalCode: described(line, { label: 'Postal code', about: 'The postal code.' }),
    country: described(
      z
        .string({ error: wrongType('text') })
        .regex(/^[A-Z]{2}$/, { error: 'must be the two letters of a country, such as DE' }),
      { label: 'Country', about: 'The two letters of the country, such as `DE`.' },
    ),
  }).optional(),
  hours: described(lineSchema(120), { label: 'Hours', about: 'When somebody answers.' }).optional(),
  currency: described(sound(currencyFault), {
    label: 'Currency',
    about: 'The currency of all prices by its three letters (ISO 4217).',
  }).optional(),
  locale: described(sound(localeFault), {
    label: 'Locale',
    about: 'How sums, counts and dates are written, such as `de-DE` (BCP 47).',
  }).optional(),
  taxWords: described(lineSchema(40), {
    label: 'Words on taxes',
    about: 'A word beside prices and totals, such as `plus tax`.',
  }).optional(),
  social: list(
    namedObject('a link', {
      name: described(lineSchema(40), { label: 'Name', about: 'The name of the network.' }),
      url: described(httpsSchema, { label: 'Address', about: 'Your page there.', control: 'address' }),
    }),
    12,
    'links',
  ).optional(),
  mark: described(
    z
      .string({ error: wrongType('text') })
      .regex(/^[MLHVCSQTAZ\d\s,.e+-]+$/i, { error: 'must be the path of an SVG drawing, such as M4 4h24v24H4Z' }),
    {
      label: 'Sign',
      about: 'The sign beside the name, as the path of an SVG drawing of 32 x 32, where there is no logo.',
    },
  ).optional(),
  pictures: namedObject('the illustrations of the shop', {
    hero: described(ownImagePathSchema, {
      label: 'Hero picture',
      about:
        'The picture at the top of the home page, 1200 x 800, such as `/drawings/hero.svg`; a neutral one if left out.',
      control: 'picture',
    }).optional(),
    notFound: described(ownImagePathSchema, {
      label: 'Picture of the 404 page',
      about: 'A square picture for addresses that do not exist; a neutral one if left out.',
      control: 'picture',
    }).optional(),
    icon: described(ownImagePathSchema, {
      label: 'App icon',
      about: 'A square picture for home screens, with a margin for masks; the sign on the dark color if left out.',
      control: 'picture',
    }).optional(),
  }).optional(),
  searchHint: described(lineSchema(80), {
    label: 'Hint for search',
    about: 'The words in the empty search field, examples after a colon or comma: as many as fit are shown.',
  }).optional(),
  contactEndpoint: described(
    z.union([z.literal(''), httpsSchema], { error: wrongType('an address that begins with https://, or ""') }),
    {
      label: 'Address for messages',
      about:
        'The service to which contact form and request list are sent; they say how to write to you where it is left out.',
      control: 'address',
    },
  ).optional(),
  buyer: described(lineSchema(40), {
    label: 'Word for buyers',
    about: 'The name of a field of the request list: those who order for many, such as `Agency` or `School`.',
  }).optional(),
  demoLogin: namedObject('a sign-in', {
    email: described(z.email({ error: wrongType('an e-mail address') }), {
      label: 'E-mail of the sign-in',
      about: 'The one sign-in of the admin: a demo that anyone can read, never a secret.',
    }),
    password: described(line, { label: 'Password of the sign-in', about: 'Shown on the page, too.' }),
  }).optional(),
  menu: described(list(menuEntry, 30, 'entries'), {
    label: 'Menu',
    about: 'The entries of the menu in their order; all categories where it is left out.',
    control: 'list',
  }).optional(),
  sizeGuide: described(z.boolean({ error: wrongType('true or false') }), {
    label: 'Size guide',
    about: 'Whether footer and search lead to the guide of `size-guides.json`.',
  }).optional(),
  featuredBrands: described(list(line, 40, 'makers'), {
    label: 'Makers',
    about: 'The makers whose names run over the home page; those of most goods where it is left out, none for `[]`.',
    control: 'list',
  }).optional(),
  publish: described(publishSchema, {
    label: 'Publishing',
    about: 'The repository to which the admin [publishes](publishing.md#settings-in-sitejson).',
  }).optional(),
});

/** The settings of `site.json`, not yet checked. */
export type SiteInput = z.input<typeof siteSchema>;
