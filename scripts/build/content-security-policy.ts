/** User of a page. A page for shoppers may send the contact form. A page for operators (the admin) may publish. */
export type Audience = 'shopper' | 'operator';

/** Third-party origins that pages may request. */
export type AllowedOrigins = {
  /** Receives the contact form. */
  contact?: string | undefined;
  /** APIs of the Git host that receives published edits. */
  publish?: readonly string[] | undefined;
  /** Hosts of photographs in the catalogue. */
  pictures?: readonly string[] | undefined;
};

/**
 * The content security policy of a page, for a meta element: hosts limit the number and length of headers.
 * @param hashes SHA-256 of the inline scripts, in base64
 */
export function contentSecurityPolicy(
  audience: Audience,
  hashes: readonly string[],
  { contact, publish = [], pictures = [] }: AllowedOrigins = {},
): string {
  const isShopper = audience === 'shopper';
  const requested = isShopper ? [contact ?? []].flat() : publish;
  return [
    // Also forbids plugins and frames.
    "default-src 'none'",
    `script-src ${['self', ...hashes.map((hash) => `sha256-${hash}`)].map((source) => `'${source}'`).join(' ')}`,
    "style-src 'self'",
    // Unpublished pictures are blobs. Admin pages load pictures only from hosts in the catalogue, because an injected picture URL
    // could leak data. Pages of the shop allow any host, because the preview may show a picture of a new host.
    ["img-src 'self' data: blob:", ...(isShopper ? ['https:'] : pictures)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...requested].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...(isShopper ? requested : [])].join(' '),
    "base-uri 'none'",
  ].join('; ');
}
