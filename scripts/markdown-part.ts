/**
 * A page of the documents with the part that a command writes put in anew, between `<!-- NAME: written by npm run COMMAND -->` and
 * `<!-- /NAME -->`. Throws where the page has no place for it.
 */
export function withPart(page: string, name: string, text: string, command = name): string {
  const [begin, end] = [`<!-- ${name}: written by npm run ${command} -->\n`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no place for what npm run ${command} writes`);
  return `${page.slice(0, from + begin.length)}\n${text}\n\n${page.slice(to)}`;
}
