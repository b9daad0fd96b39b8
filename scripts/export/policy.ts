/** For whom a page is: the shop's pages may send the contact form, the operator's may not. */
export type Audience = 'visitor' | 'operator';

/**
 * The content security policy of a page: every page is a document, so that each audience has its own, the same on all its pages.
 * @param hashes sha256 of the inline scripts, in base64
 * @param contactOrigin where the contact form is sent, if anywhere
 */
export function contentSecurityPolicy(audience: Audience, hashes: readonly string[], contactOrigin?: string): string {
  const contact = contactOrigin && audience === 'visitor' ? ` ${contactOrigin}` : '';
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self'",
    // Photographs of the catalogue may stand anywhere; pictures that are not published yet are blobs of the browser.
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    `connect-src 'self'${contact}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `form-action 'self'${contact}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
