import type { Card } from '../catalogue/card';

/** A product as search sees it: its card and its words, folded by {@link fold}. */
export type SearchRecord = { card: Card; words: string };

/** Lower case, without accents and punctuation, for comparing what people type with what is written. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f.'’"]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The records in which every word of the query begins a word; matches in the name come first, then the given order. */
export function search(records: readonly SearchRecord[], query: string): Card[] {
  const asked = fold(query.slice(0, 200)).split(' ').filter(Boolean);
  if (asked.length === 0) return [];
  const hasAll = (text: string) => asked.every((word) => ` ${text}`.includes(` ${word}`));
  const found = records.filter(({ words }) => hasAll(words)).map(({ card }) => card);
  const isNamed = (card: Card) => hasAll(fold(`${card.brand} ${card.name} ${card.model ?? ''}`));
  return [...found.filter(isNamed), ...found.filter((card) => !isNamed(card))];
}
