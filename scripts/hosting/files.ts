import { apacheFile, apacheSiteFile } from './apache';
import { cloudfrontRequest, cloudfrontResponse } from './cloudfront';
import { headersFile, redirectsFile } from './headers-and-redirects';
import { nginxFile } from './nginx';
import { type HostSettings, hostRules } from './rules';
import { vercelFile } from './vercel';
import { wranglerFile } from './wrangler-file';

/**
 * Files that Cloudflare and Netlify read in the export itself, by name.
 * @param paths files of the export, the most asked for first: '_next/static/a.js'
 */
export function exportedHostFiles(settings: HostSettings, paths: readonly string[]): Record<string, string> {
  const rules = hostRules(settings);
  const addresses = paths.map((path) => `${settings.basePath}/${path}`);
  return { _headers: headersFile(rules, addresses), _redirects: redirectsFile(rules) };
}

/** Files for other hosts, by their place in the project. */
export function keptHostFiles(settings: HostSettings): Record<string, string> {
  const rules = hostRules(settings);
  return {
    'wrangler.jsonc': wranglerFile(settings.basePath),
    'vercel.json': vercelFile(rules, settings.basePath),
    'hosting/nginx.conf': nginxFile(rules, settings.basePath),
    'hosting/apache.conf': apacheSiteFile(rules, settings.basePath),
    'hosting/apache.htaccess': apacheFile(rules, settings.basePath),
    'hosting/cloudfront-request.js': cloudfrontRequest(rules),
    'hosting/cloudfront-response.js': cloudfrontResponse(rules),
  };
}
