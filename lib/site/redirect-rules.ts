import { type FormerAddress, type RedirectTarget, readFormerAddress, readRedirectTarget } from './redirect-address';

/** A redirect as `redirects.json` has it. */
export type GivenRedirect = { from: string; to: string };
/** A redirect as it is followed. */
export type RedirectRule = FormerAddress & { to: RedirectTarget };

/** The rule of a redirect; undefined where one of its ends is no address, which its schema says. */
export function toRedirectRule({ from, to }: GivenRedirect): RedirectRule | undefined {
  const former = readFormerAddress(from);
  const target = readRedirectTarget(to);
  return 'fault' in former || 'fault' in target ? undefined : { ...former, to: target };
}

/**
 * The rule by which an address of this shop is led on: of those whose parameters are all asked for the one with the most.
 * @param path decoded, with or without its last slash
 */
export function redirectOf<Rule extends FormerAddress>(
  rules: readonly Rule[],
  path: string,
  search: string,
): Rule | undefined {
  const asked = new URLSearchParams(search);
  return rules
    .filter((rule) => rule.path === path.replace(/\/$/, ''))
    .filter(({ query }) => query.every(([name, value]) => asked.getAll(name).includes(value)))
    .sort((a, b) => b.query.length - a.query.length)[0];
}

/** The spelling of a former address by which two are known as the same. */
export const formerKey = ({ path, query }: FormerAddress): string =>
  JSON.stringify([path, query.map(([name, value]) => JSON.stringify([name, value])).sort()]);
