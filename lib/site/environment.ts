import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from '../zod';

const origin = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (!url || !/^https?:$/.test(url.protocol)) {
    return refuse('must be an absolute http(s) address such as https://www.example.com');
  }
  if (url.username || url.password) return refuse('must not contain a user name or a password');
  if (url.pathname !== '/' || /[?#]/.test(value)) {
    return refuse('must be an origin without a path; use BASE_PATH for a sub-path');
  }
  return url.origin;
});

const CATALOGUE = 'catalogue.json';

/** The address of a build that was told none: where `npm start` serves first. */
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

/** The settings of a build or a server, read from the environment and checked. */
export type Environment = {
  /** The origin of canonical addresses, without a slash at its end. */
  siteUrl: string;
  /** Whether SITE_URL or a host names the address; otherwise it is one's own machine's, and the build not for publishing. */
  isSiteUrlGiven: boolean;
  /** '' or '/store'. */
  basePath: string;
  /** The folder of the shop's data, as it was given. */
  dataDir: string;
  /** The path of the catalogue: the data folder's own, or the one that CATALOGUE_FILE names. */
  catalogueFile: string;
  /** Seconds of HSTS, 0 for none. */
  hstsSeconds: number;
};

/**
 * Reads the optional settings of a build from environment variables; an empty one counts as not set, paths are relative to the
 * project. Without SITE_URL the host's own variable is read. Throws one error that lists every variable that is wrong.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>> = process.env): Environment {
  const given = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, env[key] || undefined]));
  const host = given.SITE_URL ? undefined : hostAddress(env);
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
    siteUrl: SITE_URL,
    isSiteUrlGiven: Boolean(given.SITE_URL ?? host),
    basePath: BASE_PATH,
    dataDir: DATA_DIR,
    catalogueFile: CATALOGUE_FILE ?? join(DATA_DIR, CATALOGUE),
    hstsSeconds: HSTS_SECONDS,
  };
}

type Variables = Readonly<Record<string, string | undefined>>;

/** `name` is the host's variable, `value` the address that it gives, not checked yet. */
type HostAddress = { name: string; value: string };

/**
 * Variables in which hosts tell a build the address of its production, which is right for previews too: a canonical address names
 * the one page that search engines shall keep.
 */
const HOSTS: readonly { name: string; when?: string; read: (value: string) => string }[] = [
  // Cloudflare Pages gives that of this one deployment, https://HASH.PROJECT.pages.dev, which it keeps out of search engines.
  { name: 'CF_PAGES_URL', read: (value) => value.replace(/^(https?:\/\/)[^./]+\.([^./]+\.pages\.dev\/?)$/i, '$1$2') },
  // Netlify's, custom domain included; so common a name means it there alone.
  { name: 'URL', when: 'NETLIFY', read: (value) => value },
  // Vercel's, custom domain included.
  { name: 'VERCEL_PROJECT_PRODUCTION_URL', read: (value) => `https://${value}` },
];

/** The address that the host's own build gives, undefined elsewhere; an empty variable counts as not set. */
function hostAddress(env: Variables): HostAddress | undefined {
  const host = HOSTS.find(({ name, when }) => env[name] && (!when || env[when]));
  return host && { name: host.name, value: host.read(env[host.name] ?? '') };
}
