/** For whom a page is: the shop's pages may send the contact form, the operator's may publish, and neither may do what the other does. */
export type Audience = 'visitor' | 'operator';

/** Other origins that pages may ask, if any. */
export type Origins = {
  /** Where the contact form is sent. */
  contact?: string | undefined;
  /** Where edits are published. */
  publish?: readonly string[] | undefined;
  /** Where the catalogue's photographs stand. */
  pictures?: readonly string[] | undefined;
};

/**
 * The content security policy of a page: every page is a document, so that each audience has its own, the same on all its pages.
 * @param hashes sha256 of the inline scripts, in base64
 */
export function contentSecurityPolicy(
  audience: Audience,
  hashes: readonly string[],
  { contact, publish = [], pictures = [] }: Origins = {},
): string {
  const isVisitor = audience === 'visitor';
  const asked = isVisitor ? [contact ?? []].flat() : publish;
  return [
    // Plugins and frames fall under it as well.
    "default-src 'none'",
    `script-src ${['self', ...hashes.map((hash) => `sha256-${hash}`)].map((source) => `'${source}'`).join(' ')}`,
    "style-src 'self'",
    // Pictures that are not published yet are blobs of the browser. An address of a picture can carry away what the operator's pages
    // know: there only the hosts are asked that the catalogue names. In the shop an operator's preview may show any.
    ["img-src 'self' data: blob:", ...(isVisitor ? ['https:'] : pictures)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...asked].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...(isVisitor ? asked : [])].join(' '),
    "base-uri 'none'",
  ].join('; ');
}
