import 'server-only';
import { getReplacedProducts } from '../catalogue/load';
import { formatProblem } from '../catalogue/parse';
import { parseJson } from '../catalogue/parse-json';
import { readEnvironment } from '../environment';
import { checkOwnerFiles } from './check-owner-files';
import { readDataText } from './read-data-text';
import { type GivenRedirect, type RedirectRule, redirectOf, toRedirectRule } from './redirect-rules';
import { routes } from './routes';

/** The file of the data folder, by its name. */
const FILE = 'redirects.json';

/** The redirects of products that another one replaces. */
export const replacedPages = (): GivenRedirect[] =>
  getReplacedProducts().map(({ id, replacedBy = '' }) => ({
    from: routes.product(id),
    to: routes.product(replacedBy),
  }));

/** The redirects that the owner has written, in order. */
export function ownRedirects(): readonly GivenRedirect[] {
  const text = readDataText(FILE);
  if (text === undefined) return [];
  const { files, problems } = checkOwnerFiles({ redirects: parseJson(text, FILE) }, readEnvironment().dataDir);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  return files.redirects ?? [];
}

/** All redirects of the shop as rules: the owner's, and those of replaced products, to which one of the owner's may lead: one way, not two. */
export function redirectRules(): RedirectRule[] {
  const replaced = replacedPages().flatMap((given) => toRedirectRule(given) ?? []);
  const own = ownRedirects().flatMap((given) => toRedirectRule(given) ?? []);
  const led = own.map((rule) => {
    const next = rule.to.path === undefined ? undefined : redirectOf(replaced, rule.to.path, '');
    return next ? { ...rule, to: next.to } : rule;
  });
  return [...led, ...replaced];
}
