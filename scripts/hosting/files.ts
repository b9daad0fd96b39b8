import { apacheFile } from './apache';
import { cloudfrontRequest, cloudfrontResponse } from './cloudfront';
import { headersFile, redirectsFile } from './headers-and-redirects';
import { nginxFile } from './nginx';
import { hostRules } from './rules';
import { vercelFile } from './vercel';

type Settings = { basePath: string; hstsSeconds: number };

/** Files that Cloudflare Pages and Netlify read in the export itself, by name. */
export function exportedHostFiles(settings: Settings): Record<string, string> {
  const rules = hostRules(settings);
  return { _headers: headersFile(rules), _redirects: redirectsFile(rules) };
}

/** Files for other hosts, by their place in the project. */
export function keptHostFiles(settings: Settings): Record<string, string> {
  const rules = hostRules(settings);
  return {
    'vercel.json': vercelFile(rules),
    'hosting/nginx.conf': nginxFile(rules, settings.basePath),
    'hosting/apache.htaccess': apacheFile(rules, settings.basePath),
    'hosting/cloudfront-request.js': cloudfrontRequest(rules),
    'hosting/cloudfront-response.js': cloudfrontResponse(rules),
  };
}
