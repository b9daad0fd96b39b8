/**
 * The content security policy of a page. The first document that a visitor opens holds for all that follow by soft navigation,
 * store and admin alike, so that everything but the hashes is the same on all pages.
 * @param hashes sha256 of the page's inline scripts, in base64
 * @param contactOrigin where the contact form is sent, if anywhere
 */
export function contentSecurityPolicy(hashes: readonly string[], contactOrigin?: string): string {
  const contact = contactOrigin ? ` ${contactOrigin}` : '';
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
