import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from '../zod';

const origin = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const fail = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (!url || !/^https?:$/.test(url.protocol)) {
    return fail('must be an absolute http(s) address such as https://www.example.com');
  }
  if (url.username || url.password) return fail('must not contain a user name or a password');
  if (url.pathname !== '/' || /[?#]/.test(value)) {
    return fail('must be an origin without a path; use BASE_PATH for a sub-path');
  }
  return url.origin;
});

const CATALOGUE = 'catalogue.json';

/** Default for SITE_URL: the address of `npm start`. */
export const DEFAULT_SITE_URL = 'http://localhost:4173';

const schema = z
  .object({
    SITE_URL: origin.default(DEFAULT_SITE_URL),
    BASE_PATH: z
      .string()
      .regex(/^(\/[a-z0-9][a-z0-9._~-]*)*$/i, {
        error: "must be empty or look like '/store', without a trailing slash",
      })
      .default(''),
    HSTS_SECONDS: z
      .string()
      .regex(/^\d{1,9}$/, { error: 'must be a whole number of seconds, such as 31536000' })
      .default('0')
      .transform(Number),
    DATA_DIR: z.string().default('data'),
    CATALOGUE_FILE: z.string().min(1, { error: 'must be the path of a JSON file' }).optional(),
  })
  .superRefine(({ DATA_DIR, CATALOGUE_FILE }, context) => {
    const message = !existsSync(DATA_DIR)
      ? `was not found in ${resolve('.')}`
      : !CATALOGUE_FILE && !existsSync(join(DATA_DIR, CATALOGUE))
        ? `has no ${CATALOGUE}, the only file that a data folder needs`
        : undefined;
    if (message) context.addIssue({ code: 'custom', path: ['DATA_DIR'], message });
  });

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from environment variables. All are optional; an empty one counts as not set.
 * Default for SITE_URL: the variable of the host. Throws one error that lists all invalid variables.
 */
export function readEnvironment(env: Variables = process.env) {
  const given = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, env[key] || undefined]));
  const host = given.SITE_URL ? undefined : readHostVariable(env);
  const result = schema.safeParse({ ...given, ...(host && { SITE_URL: host.value }) });
  if (!result.success) {
    const lines = result.error.issues.map(({ path: [key], message }) => {
      const name = host && key === 'SITE_URL' ? host.name : String(key);
      return `  ${name}=${env[name] ?? ''}: ${message}`;
    });
    throw new Error(`The environment is not valid:\n${lines.join('\n')}`);
  }
  const { SITE_URL, BASE_PATH, DATA_DIR, CATALOGUE_FILE, HSTS_SECONDS } = result.data;
  return {
    /** Origin for canonical URLs, without trailing slash. */
    siteUrl: SITE_URL,
    /** True if SITE_URL or a host variable is set. Otherwise the build uses localhost and is not for publishing. */
    isSiteUrlGiven: Boolean(given.SITE_URL ?? host),
    /** '' or '/store'. */
    basePath: BASE_PATH,
    /** Folder of the shop's data. */
    dataDir: DATA_DIR,
    /** Default: `catalogue.json` in the data folder. */
    catalogueFile: CATALOGUE_FILE ?? join(DATA_DIR, CATALOGUE),
    /** `max-age` of the HSTS header in seconds; 0: no header. */
    hstsSeconds: HSTS_SECONDS,
  };
}

/** Validated settings of a build or server. */
export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Variables in which hosts provide the production URL. Preview builds use it too: a canonical URL names the page
 * that search engines should index.
 */
const HOST_VARIABLES: readonly { name: string; when?: string; read: (value: string) => string }[] = [
  // Cloudflare Pages provides the URL of the deployment, https://HASH.PROJECT.pages.dev, which is not indexed.
  { name: 'CF_PAGES_URL', read: (value) => value.replace(/^(https?:\/\/)[^./]+\.([^./]+\.pages\.dev\/?)$/i, '$1$2') },
  // Netlify, including custom domains. The name is so common that NETLIFY must be set too.
  { name: 'URL', when: 'NETLIFY', read: (value) => value },
  // Vercel, including custom domains.
  { name: 'VERCEL_PROJECT_PRODUCTION_URL', read: (value) => `https://${value}` },
];

/** The name of the current host's variable, and the URL in it, not validated. Undefined elsewhere. */
function readHostVariable(env: Variables): { name: string; value: string } | undefined {
  const host = HOST_VARIABLES.find(({ name, when }) => env[name] && (!when || env[when]));
  return host && { name: host.name, value: host.read(env[host.name] ?? '') };
}
