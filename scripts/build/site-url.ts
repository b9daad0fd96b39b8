import { readEnvironment } from '../../lib/site/environment';

type Variables = Readonly<Record<string, string | undefined>>;

const COMMAND = 'SITE_URL=https://www.example.com npm run build';

/** True if a CI service runs the build. CI='', '0' or 'false' turns it off. */
const isInCi = ({ CI = '' }: Variables) => !['', '0', 'false'].includes(CI.toLowerCase());

/** Error for a build in CI without SITE_URL: its pages will be published and must contain the right address. */
export function siteUrlError(env: Variables = process.env): string | undefined {
  if (!isInCi(env) || readEnvironment(env).isSiteUrlGiven) return undefined;
  return `The address of the site is not known, and every page, the sitemap and the share images name it. Set SITE_URL to the one that visitors will see:\n  ${COMMAND}`;
}

/** Warning that pages have this machine's address. Undefined if SITE_URL is set. */
export function siteUrlWarning(env: Variables = process.env): string | undefined {
  const { siteUrl, isSiteUrlGiven } = readEnvironment(env);
  if (isSiteUrlGiven) return undefined;
  return `\nWarning: do not publish this build. SITE_URL is not set, so that its pages name ${siteUrl} to search engines. For a host:\n  ${COMMAND}`;
}
