import { readEnvironment } from '../../lib/site/environment';

type Variables = Readonly<Record<string, string | undefined>>;

const COMMAND = 'SITE_URL=https://www.example.com npm run build';

/** A guard: whether a CI service runs the build; one may take it back with any of these. */
const isInCi = ({ CI = '' }: Variables) => !['', '0', 'false'].includes(CI.toLowerCase());

/** Why a build must not begin: it runs in CI, so that its files will be published, and nothing says under which address. */
export function siteUrlError(env: Variables = process.env): string | undefined {
  if (!isInCi(env) || readEnvironment(env).isSiteUrlGiven) return undefined;
  return `The address of the site is not known, and every page, the sitemap and the share images name it. Set SITE_URL to the one that visitors will see:\n  ${COMMAND}`;
}

/** The last words on a build whose pages name this machine as the site, undefined where they name another. */
export function siteUrlWarning(env: Variables = process.env): string | undefined {
  const { siteUrl, isSiteUrlGiven } = readEnvironment(env);
  if (isSiteUrlGiven) return undefined;
  return `\nWarning: do not publish this build. SITE_URL is not set, so that its pages name ${siteUrl} to search engines. For a host:\n  ${COMMAND}`;
}
