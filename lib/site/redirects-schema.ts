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
    const way = wayFrom(rules, given);
    const last = way.at(-1);
    if (way.length > 1) {
      const isRound = way.slice(0, -1).includes(last ?? given);
      fault(
        'to',
        isRound
          ? `leads round in a ring: ${way.map(({ from }) => from).join(' → ')}`
          : `"${given.to}" is led on itself: write "${last?.to}"`,
      );
    }
  }
});

type Ruled = NonNullable<ReturnType<typeof toRedirectRule>> & { given: GivenRedirect };

/** A redirect and those that follow it one after the other; in a ring up to the one that comes a second time. */
function wayFrom(rules: readonly Ruled[], first: GivenRedirect): GivenRedirect[] {
  const way: GivenRedirect[] = [];
  let next: Ruled | undefined = rules.find(({ given }) => given === first);
  while (next) {
    const isRound = way.includes(next.given);
    way.push(next.given);
    if (isRound) break;
    const { path, address: target }: Ruled['to'] = next.to;
    const search = /\?[^#]*/.exec(target)?.[0] ?? '';
    next = path === undefined ? undefined : redirectOf(rules, path, search);
  }
  return way;
}
