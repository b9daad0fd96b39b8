/** A block of data for search engines. No browser runs it, so a content security policy has nothing to allow. */
export function JsonLd({ text }: { text: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
