/**
 * Structured data for search engines. Browsers do not run it, so the content security policy does not have to allow it. Escapes `<`,
 * which could end the script or open a comment.
 */
export function JsonLd({ node }: { node: object }) {
  const json = JSON.stringify(node).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
