/** Whose page it is: only pages of the shop may send the contact form, only the admin's may publish. */
export type Audience = 'visitor' | 'operator';

/** Other origins that pages may request, if any. */
export type AllowedOrigins = {
  /** Receives the contact form. */
  contact?: string | undefined;
  /** Receive published edits. */
  publish?: readonly string[] | undefined;
  /** Have the catalogue's photographs. */
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
  const isVisitor = audience === 'visitor';
  const requested = isVisitor ? [contact ?? []].flat() : publish;
  return [
    // Includes plugins and frames.
    "default-src 'none'",
    `script-src ${['self', ...hashes.map((hash) => `sha256-${hash}`)].map((source) => `'${source}'`).join(' ')}`,
    "style-src 'self'",
    // Pictures that are not published yet are blobs. An injected picture address could leak data of the admin, so its pages
    // load pictures only from hosts in the catalogue. In the shop the admin's preview may show a picture of any host.
    ["img-src 'self' data: blob:", ...(isVisitor ? ['https:'] : pictures)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...requested].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...(isVisitor ? requested : [])].join(' '),
    "base-uri 'none'",
  ].join('; ');
}
