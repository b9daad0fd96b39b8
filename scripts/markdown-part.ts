/**
 * Replaces the part of a document between `<!-- NAME: written by scripts/fields.ts -->` and `<!-- /NAME -->`. Throws where the page has no
 * such part.
 */
export function withPart(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}: written by scripts/fields.ts -->\n`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no part ${name} for scripts/fields.ts`);
  return `${page.slice(0, from + begin.length)}\n${text}\n\n${page.slice(to)}`;
}
