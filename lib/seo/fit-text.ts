/** What a search engine shows of a title and of a description, in UTF-16 units. */
export const TITLE = { most: 60 } as const;
/** The least and the most characters of a page's description. */
export const DESCRIPTION = { least: 70, most: 160 } as const;

/** What a search engine is told of a page. */
export type Texts = { title: string; description: string };

/** How far back a cut may go to end at a word. */
const WORD = 30;

/** A text as one line of at most `most` characters: cut at a word, with '…' at its end. */
export function cut(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const head = line.slice(0, most - 1);
  const space = line[head.length] === ' ' ? head.length : head.lastIndexOf(' ');
  const end = space > Math.max(0, head.length - WORD) ? space : head.length;
  return `${withoutHalf(head.slice(0, end)).replace(/[\s,;:.(–-]+$/, '')}…`;
}

/** A text with an end that is kept: where both are too long together, the text is cut before it. */
export function cutBefore(end: string, text: string, most: number): string {
  const room = most - end.length;
  return room > 1 ? `${cut(text, room)}${end}` : cut(end, most);
}

/** Writes a number behind a text of at most `most` characters: 'Shirt (2)'. */
export function numberedTo(most: number) {
  return (text: string, number: number) => cutBefore(` (${number})`, text, most);
}

/** A text with as many of the further sentences as it takes to be long enough for a description, and cut where it is too long. */
export function toDescription(text: string, further: readonly string[]): string {
  let description = cut(text, DESCRIPTION.most);
  for (const sentence of further) {
    if (description.length >= DESCRIPTION.least) break;
    const longer = `${description} ${sentence}`.trim();
    if (longer.length <= DESCRIPTION.most) description = longer;
  }
  return description;
}

/** Half of a character of two units at the end of a cut is none. */
function withoutHalf(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '');
}
