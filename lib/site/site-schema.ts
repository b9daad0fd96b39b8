import { CATEGORIES, isCategory } from '../catalogue/categories';
import { parseAddress } from '../catalogue/schema/parse-address';
import { lineSchema, list, namedObject, prose, wrongType } from '../catalogue/schema/text';
import type { GitHostKind } from '../git-hosts/git-host';
import { GIT_HOST_NAMES, GIT_HOSTS } from '../git-hosts/git-hosts';
import { listed } from '../listed';
import { z } from '../zod';
import { described } from './described';
import { currencyFault, localeFault } from './money-of';
import { shopAddressSchema } from './shop-address-schema';

const line = lineSchema(200);
const https = z.url({ protocol: /^https$/, error: wrongType('an address that begins with https://') });
const category = z.custom<string>(isCategory, {
  error: () => `must be one of ${CATEGORIES.map(({ key }) => key).join(', ')}`,
});

/** An origin, by https; on one's own machine by http too. */
const origin = z
  .string({ error: wrongType('text') })
  .refine(isOrigin, { error: 'must be an origin such as https://git.example.com' });

function isOrigin(text: string): boolean {
  const address = parseAddress(text);
  return address !== undefined && [address.origin, `${address.origin}/`].includes(text) && isSafe(text);
}

/** Whether an address is asked by https, or on one's own machine. */
function isSafe(text: string): boolean {
  const address = parseAddress(text);
  return address?.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(address?.hostname ?? '');
}

const path = z.string({ error: wrongType('text') }).regex(/^(?!.*(?:^|\/)\.)[\w.-]+(?:\/[\w.-]+)*$/, {
  error: 'must be a path in the repository such as data, without a slash at either end',
});

/** The place where the admin publishes: a repository on a host, whose own workflow builds the site from it. */
const publishSchema = namedObject('a place to publish to', {
  host: described(z.enum(GIT_HOST_NAMES, { error: wrongType(listed(GIT_HOST_NAMES, 'or')) }), {
    label: 'Host',
    about: 'The kind of host; `forgejo` is for Gitea too.',
    control: 'choice',
  }),
  repository: described(
    z.string({ error: wrongType('text') }).regex(/^[\w.-]+(?:\/[\w.-]+)+$/, { error: 'must be owner/name' }),
    {
      label: 'Repository',
      about: 'Owner and name, such as `owner/store`; on GitLab with all groups: `group/team/store`.',
    },
  ),
  branch: described(
    z
      .string({ error: wrongType('text') })
      .regex(/^(?!-)(?!.*\.\.)[\w./-]+$/, { error: 'must be the name of a branch' }),
    { label: 'Branch', about: 'The branch that the store is built from.' },
  ),
  origin: described(origin, {
    label: 'Origin',
    about:
      'A host of your own, such as `https://git.example.com`, without a path; github.com, gitlab.com or codeberg.org where it is left out.',
    control: 'address',
  }).optional(),
  dataPath: described(path, {
    label: 'Data folder',
    about: 'The folder of the data in the repository; `data` where it is left out.',
  }).optional(),
  uploadsPath: described(path, {
    label: 'Pictures folder',
    about: 'The folder of added pictures in the repository; `public/uploads` where it is left out.',
  }).optional(),
  clientId: described(line, {
    label: 'Application',
    about: 'The host’s application for operators’ sign-in; a token is pasted without it.',
  }).optional(),
  signIn: described(
    z
      .string({ error: wrongType('text') })
      .refine(isSafe, { error: 'must be an address such as https://sign-in.example.workers.dev' }),
    {
      label: 'Sign-in worker',
      about: 'For GitHub, the address of your sign-in worker, which adds the secret of that application.',
      control: 'address',
    },
  ).optional(),
  site: described(https, {
    label: 'Store',
    about: 'The address of the published store, for an admin that stands elsewhere.',
    control: 'address',
  }).optional(),
});

/** A text without a fault. */
const sound = (faultOf: (given: string) => string | undefined) =>
  z.string({ error: wrongType('text') }).superRefine((given, { addIssue }) => {
    const message = faultOf(given);
    if (message !== undefined) addIssue({ code: 'custom', message });
  });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Checks that what a sign-in needs is there: the application, and the worker where the host gives tokens only to who has a secret. */
function checkSignIn({ host, clientId, signIn }: z.infer<typeof publishSchema>, { addIssue }: z.RefinementCtx): void {
  const { token }: GitHostKind['signIn'] = GIT_HOSTS[host].signIn;
  const fault = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
  if (token !== undefined && signIn !== undefined) fault('signIn', `is not for ${host}, which asks for no secret`);
  if (token === undefined && clientId !== undefined && signIn === undefined)
    fault('signIn', `is missing: ${host} asks for a secret, which a worker of yours adds`);
  if (token === undefined && signIn !== undefined && clientId === undefined)
    fault('clientId', 'is missing: the worker adds the secret of that application');
}

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
  timeZone: described(
    z
      .string({ error: wrongType('text') })
      .refine(isTimeZone, { error: ({ input }) => `is "${input}", which is no time zone such as Europe/Lisbon` }),
    {
      label: 'Time zone',
      about: 'Where the shop’s days begin and end, such as `Europe/Lisbon`; UTC where it is left out.',
    },
  ).optional(),
  taxWords: described(lineSchema(40), {
    label: 'Words on taxes',
    about: 'A word beside prices and totals, such as `plus tax`.',
  }).optional(),
  social: list(
    namedObject('a link', {
      name: described(lineSchema(40), { label: 'Name', about: 'The name of the network.' }),
      url: described(https, { label: 'Address', about: 'Your page there.', control: 'address' }),
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
  searchHint: described(lineSchema(80), {
    label: 'Hint for search',
    about: 'The words in the empty search field, examples after a colon or comma: as many as fit are shown.',
  }).optional(),
  contactEndpoint: described(
    z.union([z.literal(''), https], { error: wrongType('an address that begins with https://, or ""') }),
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
  publish: described(publishSchema.superRefine(checkSignIn), {
    label: 'Publishing',
    about: 'The repository to which the admin [publishes](publishing.md#what-stands-in-sitejson).',
  }).optional(),
});

/** The settings of `site.json`, not yet checked. */
export type SiteInput = z.input<typeof siteSchema>;
