import { headersFile } from './headers-file';
import { redirectsFile } from './redirects-file';
import { type HostSettings, hostRules } from './rules';
import { vercelFile } from './vercel-file';

/**
 * The files with instructions for hosts, by name.
 * @param paths files of the export, the most requested first: '_next/static/a.js'
 */
export function hostFiles(settings: HostSettings, paths: readonly string[]) {
  const rules = hostRules(settings);
  const addresses = paths.map((path) => `${settings.basePath}/${path}`);
  return {
    _headers: headersFile(rules, addresses),
    _redirects: redirectsFile(rules),
    'vercel.json': vercelFile(rules, settings.basePath),
  };
}
