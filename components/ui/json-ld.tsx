/** Structured data for search engines. Browsers do not run it, so the content security policy does not have to allow it. */
export function JsonLd({ text }: { text: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
