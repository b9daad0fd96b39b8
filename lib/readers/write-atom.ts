import { markupText } from '../seo/markup-text';
import type { Feed } from './feed';
import { readerFiles } from './reader-files';

/** A feed must say when it was changed last; one in which nothing ever was says the beginning of time. */
const NEVER = '1970-01-01T00:00:00Z';

/** Writes a feed as Atom (RFC 4287); `self` is its own absolute address. */
export function writeAtom({ title, description, author, home, updated, entries }: Feed, self: string): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', self),
    element('title', title),
    element('subtitle', description),
    element('updated', updated ?? NEVER),
    `<author>${element('name', author)}${element('uri', home)}</author>`,
    `<link rel="self" type="${readerFiles.atom.type}" href="${markupText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${markupText(home)}"/>`,
    ...entries.map(writeEntry),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function writeEntry({ url, title, summary, html, time }: Feed['entries'][number]): string {
  const lines = [
    '<entry>',
    element('id', url),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${markupText(url)}"/>`,
    element('published', time),
    element('updated', time),
    element('summary', summary),
    `<content type="html">${markupText(html)}</content>`,
    '</entry>',
  ];
  return lines.join('\n');
}

const element = (name: string, text: string) => `<${name}>${markupText(text)}</${name}>`;
