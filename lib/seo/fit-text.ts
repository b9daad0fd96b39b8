/** The length of a title that a search engine shows, in UTF-16 units. */
export const TITLE_LENGTH = { most: 60 } as const;
/** The least and the most characters of a page's description. */
export const DESCRIPTION_LENGTH = { least: 70, most: 160 } as const;

/** A page's title and description for search engines. */
export type SeoTexts = { title: string; description: string };

/** Characters that a cut may go back to end at a word. */
const MAX_WORD = 30;

/** A text as one line of at most `most` characters, cut at a word: 'A light with two', 14 -> 'A light with…'. */
export function truncate(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const head = line.slice(0, most - 1);
  const space = line[head.length] === ' ' ? head.length : head.lastIndexOf(' ');
  const end = space > Math.max(0, head.length - MAX_WORD) ? space : head.length;
  return `${trimHalfSurrogate(head.slice(0, end)).replace(/[\s,;:.(–-]+$/, '')}…`;
}

/** A text with an end that is kept: where both are too long together, the text is cut before it. */
export function truncateWithSuffix(end: string, text: string, most: number): string {
  const room = most - end.length;
  return room > 1 ? `${truncate(text, room)}${end}` : truncate(end, most);
}

/** Writes a number behind a text of at most `most` characters: 'Shirt (2)'. */
export function numberAppender(most: number) {
  return (text: string, number: number) => truncateWithSuffix(` (${number})`, text, most);
}

/** A text with as many of the further sentences as it takes to be long enough for a description, and cut where it is too long. */
export function toDescription(text: string, further: readonly string[]): string {
  let description = truncate(text, DESCRIPTION_LENGTH.most);
  for (const sentence of further) {
    if (description.length >= DESCRIPTION_LENGTH.least) break;
    const longer = `${description} ${sentence}`.trim();
    if (longer.length <= DESCRIPTION_LENGTH.most) description = longer;
  }
  return description;
}

/** Half of a character of two units at the end of a cut is none. */
function trimHalfSurrogate(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '');
}
