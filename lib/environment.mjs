import { z } from 'zod';

const origin = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const refuse = (message) => {
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

const schema = z.object({
  SITE_URL: origin.default('http://localhost:4173'),
  BASE_PATH: z
    .string()
    .regex(/^(\/[a-z0-9][a-z0-9._~-]*)*$/i, { error: "must be empty or look like '/store', without a trailing slash" })
    .default(''),
  HSTS_SECONDS: z
    .string()
    .regex(/^\d{1,9}$/, { error: 'must be a whole number of seconds, such as 31536000' })
    .default('0')
    .transform(Number),
  CATALOGUE_FILE: z.string().min(1, { error: 'must be the path of a JSON file' }).default('data/catalogue.json'),
});

/**
 * Reads the optional settings of a build; an empty variable counts as not set.
 * Throws one error that lists every variable that is wrong.
 * @param {Record<string, string | undefined>} [env]
 * @returns {{ siteUrl: string, basePath: string, catalogueFile: string, hstsSeconds: number }} origin without a slash, '' or '/store', file path, 0 for none
 */
export function readEnvironment(env = process.env) {
  const given = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, env[key] || undefined]));
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(
      (issue) => `  ${String(issue.path[0])}=${given[String(issue.path[0])]}: ${issue.message}`,
    );
    throw new Error(`The environment is not valid:\n${lines.join('\n')}`);
  }
  const { SITE_URL, BASE_PATH, CATALOGUE_FILE, HSTS_SECONDS } = result.data;
  return { siteUrl: SITE_URL, basePath: BASE_PATH, catalogueFile: CATALOGUE_FILE, hstsSeconds: HSTS_SECONDS };
}
