/** Control characters, marks that turn the direction of writing, and halves of a character: none of them belongs into a list that is printed and sent. */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** A text in one line, trimmed, of at most so many characters. */
export function tidyLine(text: string, most: number): string {
  // Cut before it is cleaned too: a cut may leave half a character.
  return text.replace(UNWANTED, ' ').trim().slice(0, most).replace(UNWANTED, '').trim();
}

/** The same for a text of several lines, which it keeps. */
export function tidyText(text: string, most: number): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(UNWANTED, ' ').trimEnd());
  return lines
    .join('\n')
    .trim()
    .slice(0, most)
    .replace(/\p{Cs}/gu, '')
    .trim();
}
