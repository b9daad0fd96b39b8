import 'server-only';
import { formatProblem } from '../catalogue/parse';
import { parseJson } from '../catalogue/parse-json';
import { readEnvironment } from '../environment';
import { checkOwnerFiles } from './check-owner-files';
import { readDataText } from './read-data-text';
import { type GivenRedirect, type RedirectRule, toRedirectRule } from './redirect-rules';

/** The file of the data folder, by its name. */
const FILE = 'redirects.json';

/** The redirects that the owner has written, in order. */
export function ownRedirects(): readonly GivenRedirect[] {
  const text = readDataText(FILE);
  if (text === undefined) return [];
  const { files, problems } = checkOwnerFiles({ redirects: parseJson(text, FILE) }, readEnvironment().dataDir);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  return files.redirects ?? [];
}

/** The same as rules. */
export function redirectRules(): RedirectRule[] {
  return ownRedirects().flatMap((given) => toRedirectRule(given) ?? []);
}
