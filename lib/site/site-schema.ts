import { CATEGORIES, isCategory } from '../catalogue/categories';
import { parseAddress } from '../catalogue/schema/parse-address';
import type { GitHostKind } from '../git-hosts/git-host';
import { GIT_HOST_NAMES, GIT_HOSTS } from '../git-hosts/git-hosts';
import { z } from '../zod';
import { currencyFault, localeFault } from './money-of';

const text = z.string().min(1);
const https = z.url({ protocol: /^https$/ });
const category = z.custom<string>(isCategory, {
  error: () => `must be one of ${CATEGORIES.map(({ key }) => key).join(', ')}`,
});

/** An origin, by https; on one's own machine by http too. */
const origin = z.string().refine(isOrigin, { error: 'must be an origin such as https://git.example.com' });

function isOrigin(text: string): boolean {
  const address = parseAddress(text);
  return address !== undefined && [address.origin, `${address.origin}/`].includes(text) && isSafe(text);
}

/** Whether an address is asked by https, or on one's own machine. */
function isSafe(text: string): boolean {
  const address = parseAddress(text);
  return address?.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(address?.hostname ?? '');
}

const path = z.string().regex(/^(?!.*(?:^|\/)\.)[\w.-]+(?:\/[\w.-]+)*$/, {
  error: 'must be a path in the repository such as data, without a slash at either end',
});

/** The place where the admin publishes: a repository on a host, whose own workflow builds the site from it. */
const publishSchema = z.strictObject({
  /** `forgejo` is for Gitea too. */
  host: z.enum(GIT_HOST_NAMES),
  /** The origin of a host of one's own; the one that is known of its kind where it is left out. */
  origin: origin.optional(),
  repository: z.string().regex(/^[\w.-]+(?:\/[\w.-]+)+$/, { error: 'must be owner/name' }),
  branch: z.string().regex(/^(?!-)(?!.*\.\.)[\w./-]+$/, { error: 'must be the name of a branch' }),
  /** The folders of the data and of added pictures in the repository. */
  dataPath: path.optional(),
  uploadsPath: path.optional(),
  /** The application of the host by which operators sign in; a token is pasted where it is left out. */
  clientId: text.optional(),
  /** The address of the owner's worker that adds the secret of that application, for a host that asks for one: GitHub. */
  signIn: z
    .string()
    .refine(isSafe, { error: 'must be an address such as https://sign-in.example.workers.dev' })
    .optional(),
  /** The address of the published store, where the admin is used on another one. */
  site: https.optional(),
});

/** A text without a fault. */
const sound = (faultOf: (given: string) => string | undefined) =>
  z.string().superRefine((given, { addIssue }) => {
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
  /** The currency of all prices by ISO 4217, and the locale by BCP 47 in which sums, counts and dates are written. */
  currency: sound(currencyFault).optional(),
  locale: sound(localeFault).optional(),
  /** The time zone in which the shop's days begin and end, as the IANA names it; UTC where it is left out. */
  timeZone: z
    .string()
    .refine(isTimeZone, { error: ({ input }) => `is "${input}", which is no time zone such as Europe/Lisbon` })
    .optional(),
  /** A word on taxes beside the price of a product and the total of a list: 'plus tax'. */
  taxWords: text.optional(),
  social: z.array(z.strictObject({ name: text, url: https })).optional(),
  /** The store's sign as the path of an SVG drawing of 32 x 32. */
  mark: z
    .string()
    .regex(/^[MLHVCSQTAZ\d\s,.e+-]+$/i, { error: 'must be the path of an SVG drawing, such as M4 4h24v24H4Z' })
    .optional(),
  /** The hint in the empty search field, examples after a colon or comma: as many as fit are shown. */
  searchHint: text.optional(),
  /** The address to which the contact form is posted as JSON; '' sends nothing. */
  contactEndpoint: z.union([z.literal(''), https]).optional(),
  /** The shop's word for those who order for many: it stands over that field of the request list. */
  buyer: text.optional(),
  /** The one sign-in of the admin: a demo that anyone can read, never a secret. */
  demoLogin: z.strictObject({ email: z.email(), password: text }).optional(),
  /** The categories of the header's menu in its order and under the words that it has for them; their lists are those of `categories.json`. All of them where it is left out. */
  menu: z.array(z.strictObject({ label: text, category })).optional(),
  /** Whether the footer and search lead to the size guide; its tables are in `size-guides.json`, which is too large for every page. */
  sizeGuide: z.boolean().optional(),
  /** Makers whose names run over the home page; those without products are passed over. Those of most goods where it is left out; none for []. */
  featuredBrands: z.array(text).optional(),
  /** The place where the admin publishes; edits leave it as files where this is left out. */
  publish: publishSchema.superRefine(checkSignIn).optional(),
});

/** The settings of `site.json`, not yet checked. */
export type SiteInput = z.input<typeof siteSchema>;
