import { categoryRule } from '../catalogue/categories';
import type { IndexRow } from '../index/row';
import { ItemNumbers } from './item-numbers';
import { type Field, TextIndex } from './text-index';

/** What counts how much: the noun and the subcategory say what a thing is, its lines only what is said of it. */
const FIELDS = {
  page: { key: 'page', weight: 11, head: 11, isName: true },
  name: { key: 'name', weight: 6, head: 10, isName: true },
  brand: { key: 'brand', weight: 8 },
  subcategory: { key: 'subcategory', weight: 8, head: 11 },
  item: { key: 'item', weight: 6 },
  category: { key: 'category', weight: 5 },
  color: { key: 'color', weight: 4 },
  size: { key: 'size', weight: 4 },
  line: { key: 'line', weight: 2 },
} satisfies Record<string, Field>;

const RECORDS_A_STEP = 32;

/** A page that may be found by its name. */
export type PageRecord = { name: string; href: string };

/** What is searched, by number: the pages, each address once, and after them the rows in their order. */
export class Records {
  readonly texts = new TextIndex();
  readonly numbers = new ItemNumbers();
  readonly size: number;
  private readonly pages: readonly PageRecord[];
  private taken = 0;
  private isFinished = false;

  constructor(
    private readonly rows: readonly IndexRow[],
    pages: readonly PageRecord[],
  ) {
    this.pages = pages.filter(({ href }, index) => pages.findIndex((other) => other.href === href) === index);
    this.size = this.pages.length + rows.length;
  }

  pageOf(record: number): PageRecord | undefined {
    return this.pages[record];
  }

  rowOf(record: number): IndexRow | undefined {
    return this.rows[record - this.pages.length];
  }

  /** Takes in records for about `budgetMs`; true when all are in. */
  build(budgetMs = Number.POSITIVE_INFINITY): boolean {
    const end = performance.now() + budgetMs;
    while (this.taken < this.size) {
      for (let step = 0; step < RECORDS_A_STEP && this.taken < this.size; step += 1) this.take(this.taken++);
      if (this.taken < this.size && performance.now() >= end) return false;
    }
    if (!this.isFinished) {
      this.texts.finish();
      this.numbers.finish();
    }
    this.isFinished = true;
    return true;
  }

  private take(record: number): void {
    const page = this.pageOf(record);
    const row = this.rowOf(record);
    if (page) this.texts.add(record, FIELDS.page, page.name);
    if (!row) return;
    readRow(this.texts, record, row);
    this.numbers.add(record, row);
  }
}

/** Takes a product's texts into the index; its numbers are read by `ItemNumbers`. */
function readRow(texts: TextIndex, record: number, row: IndexRow): void {
  const { card, placements, colors, lines } = row;
  texts.add(record, FIELDS.name, card.name);
  texts.add(record, FIELDS.brand, card.brand);
  texts.add(record, FIELDS.item, card.model ?? '');
  for (const { category, subcategory } of placements) {
    texts.add(record, FIELDS.subcategory, subcategory?.name ?? '');
    texts.add(record, FIELDS.category, category.replaceAll('_', ' '));
    for (const word of categoryRule(category).words) texts.add(record, FIELDS.category, word);
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
