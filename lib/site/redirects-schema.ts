import { list, namedObject, wrongType } from '../catalogue/schema/text';
import { z } from '../zod';
import { described } from './described';
import { readFormerAddress, readRedirectTarget } from './redirect-address';
import { formerKey, type GivenRedirect, redirectOf, toRedirectRule } from './redirect-rules';

/** Redirects of one shop: Cloudflare takes 2,000 lines, two for each with those for the spellings of listings beside them. */
const MOST = 900;

const address = (read: (text: string) => object | { fault: string }) =>
  z.string({ error: wrongType('text') }).superRefine((text, { addIssue }) => {
    const end = read(text);
    if ('fault' in end) addIssue({ code: 'custom', message: `${JSON.stringify(text)} ${end.fault}` });
  });

/** `redirects.json` of the data folder: former addresses, of another shop or of this one, each with the page that stands in its place. */
export const redirectsSchema = list(
  namedObject('a redirect', {
    from: described(address(readFormerAddress), {
      label: 'Former address',
      about:
        'The old address without the name of the host, such as `/old-shop/`, `/index.php` or `/product.php?id=12`.',
      control: 'address',
    }),
    to: described(address(readRedirectTarget), {
      label: 'Leads to',
      about: 'A page of this shop, such as `/all-products/`, or an address elsewhere that begins with `https://`.',
      control: 'address',
    }),
  }),
  MOST,
  'redirects',
).superRefine((redirects, { addIssue }) => {
  const rules = redirects.flatMap((given) => {
    const rule = toRedirectRule(given);
    return rule ? { ...rule, given } : [];
  });
  const seen = new Map<string, GivenRedirect>();
  for (const { given, ...rule } of rules) {
    const fault = (field: string, message: string) =>
      addIssue({ code: 'custom', path: [redirects.indexOf(given), field], message });
    const key = formerKey(rule);
    const other = seen.get(key);
    if (other)
      fault(
        'from',
        `"${given.from}" stands twice, with and without a slash being one: it leads to "${other.to}" already`,
      );
    seen.set(key, given);
    const { path, address: target } = rule.to;
    const next = path === undefined ? undefined : redirectOf(rules, path, /\?[^#]*/.exec(target)?.[0] ?? '');
    if (next) fault('to', `"${given.to}" is a former address too, redirected to "${next.given.to}": write a page`);
  }
});
