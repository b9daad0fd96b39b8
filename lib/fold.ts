/** Normalizes a text for comparison: no case, diacritics or punctuation. Keeps all scripts. 'Café & Bar' -> 'cafe and bar'. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
