/** A text to compare, without case, diacritics and punctuation, letters of every script kept: 'Café & Bar' -> 'cafe and bar'. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
