import 'server-only';
import { getReplacedProducts } from '../catalogue/load';
import { formatProblem } from '../catalogue/parse';
import { parseJson } from '../catalogue/parse-json';
import { readEnvironment } from '../environment';
import { checkOwnerFiles } from './check-owner-files';
import { readDataText } from './read-data-text';
import { type GivenRedirect, type RedirectRule, toRedirectRule } from './redirect-rules';
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

/** All redirects of the shop as rules: the owner's, and those of replaced products. */
export const redirectRules = (): RedirectRule[] =>
  [...ownRedirects(), ...replacedPages()].flatMap((given) => toRedirectRule(given) ?? []);
