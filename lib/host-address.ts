type Variables = Readonly<Record<string, string | undefined>>;

/** `name` is the host's variable, `value` the address that it gives, not checked yet. */
export type HostAddress = { name: string; value: string };

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
export function hostAddress(env: Variables): HostAddress | undefined {
  const host = HOSTS.find(({ name, when }) => env[name] && (!when || env[when]));
  return host && { name: host.name, value: host.read(env[host.name] ?? '') };
}
