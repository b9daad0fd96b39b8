import 'server-only';
import { formatProblem } from '../catalogue/parse';
import { parseJson } from '../catalogue/parse-json';
import { readEnvironment } from '../environment';
import { checkOwnerFiles } from './check-owner-files';
import { redirectProblems } from './check-redirects';
import { getAddresses } from './own-pages/get-own-pages';
import { readDataText } from './read-data-text';
import { type RedirectRule, toRedirectRule } from './redirect-rules';

/** The file of the data folder, by its name. */
const FILE = 'redirects.json';

/** The owner's redirects in order, without those that lead to a missing product or listing or would hide one. */
export function redirectRules(): RedirectRule[] {
  const text = readDataText(FILE);
  if (text === undefined) return [];
  const { dataDir, siteUrl } = readEnvironment();
  const { files, problems } = checkOwnerFiles({ redirects: parseJson(text, FILE) }, dataDir);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  const shop = { pages: getAddresses(), siteUrl };
  const shown = (files.redirects ?? []).filter((given) => redirectProblems(given, shop).length === 0);
  return shown.flatMap((given) => toRedirectRule(given) ?? []);
}
