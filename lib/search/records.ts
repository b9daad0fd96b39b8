import type { IndexRow } from '../index/row';
import type { Field, TextIndex } from './text-index';

/** What counts how much: the noun and the subcategory say what a thing is, its lines only what is said of it. */
const FIELDS = {
  page: { key: 'page', weight: 11, head: 11, isName: true },
  name: { key: 'name', weight: 6, head: 10, isName: true },
  brand: { key: 'brand', weight: 8 },
  place: { key: 'place', weight: 8, head: 11 },
  item: { key: 'item', weight: 6 },
  category: { key: 'category', weight: 5 },
  color: { key: 'color', weight: 4 },
  size: { key: 'size', weight: 4 },
  line: { key: 'line', weight: 2 },
} satisfies Record<string, Field>;

/** Takes a page's name into the index. */
export function readPage(texts: TextIndex, record: number, name: string): void {
  texts.add(record, FIELDS.page, name);
}

/** Takes a product's texts into the index; its numbers are read by `ItemNumbers`. */
export function readRow(texts: TextIndex, record: number, row: IndexRow): void {
  const { card, placements, colors, lines } = row;
  texts.add(record, FIELDS.name, card.name);
  texts.add(record, FIELDS.brand, card.brand);
  texts.add(record, FIELDS.item, card.model ?? '');
  for (const { name, category } of placements) {
    texts.add(record, FIELDS.place, name);
    texts.add(record, FIELDS.category, category.replaceAll('_', ' '));
  }
  for (const { name } of colors) texts.add(record, FIELDS.color, name);
  for (const text of sizeTexts(row)) texts.add(record, FIELDS.size, text);
  for (const line of lines) texts.add(record, FIELDS.line, line);
}

/** Sizes with the names of their measures, so that 'waist 44' is found as it is said. */
function sizeTexts({ sizes }: IndexRow): readonly string[] {
  switch (sizes.system) {
    case 'none':
      return [];
    case 'waist-length':
      return ['waist', 'length', ...sizes.waists, ...sizes.lengths];
    case 'men-sleeve':
      return ['sleeve', ...sizes.men, ...sizes.sleeves];
    default:
      return sizes.labels;
  }
}
