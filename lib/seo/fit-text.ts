/** Length of a title that search engines show, in UTF-16 units. */
export const TITLE_LENGTH = { max: 60 } as const;
/** Length of a description, in UTF-16 units. */
export const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const;

/** A page's title and description for search engines. */
export type SeoTexts = { title: string; description: string };

/** A longer word is cut in the middle. */
const MAX_WORD = 30;

/** A text as one line of at most `max` characters, cut at a word: 'A light with two', 14 -> 'A light with…'. */
export function truncate(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const head = line.slice(0, max - 1);
  const space = line[head.length] === ' ' ? head.length : head.lastIndexOf(' ');
  const end = space > Math.max(0, head.length - MAX_WORD) ? space : head.length;
  // Half of a surrogate pair, such as half an emoji, is removed too.
  return `${head
    .slice(0, end)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/[\s,;:.(–-]+$/, '')}…`;
}

/** Appends a suffix. If both are too long together, only the text is cut: ' (101)', 'Long shirt', 12 -> 'Long… (101)'. */
export function truncateWithSuffix(suffix: string, text: string, max: number): string {
  const room = max - suffix.length;
  return room > 1 ? `${truncate(text, room)}${suffix}` : truncate(suffix, max);
}

/** A description for search engines: cuts a text that is too long, and adds sentences to one that is too short. */
export function toDescription(text: string, further: readonly string[]): string {
  let description = truncate(text, DESCRIPTION_LENGTH.max);
  for (const sentence of further) {
    if (description.length >= DESCRIPTION_LENGTH.min) break;
    const longer = `${description} ${sentence}`.trim();
    if (longer.length <= DESCRIPTION_LENGTH.max) description = longer;
  }
  return description;
}
