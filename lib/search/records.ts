import { categorySettings } from '../catalogue/categories/category-settings';
import { basicColor, colorFamily } from '../catalogue/colors/color-family';
import type { IndexRow } from '../listing/index-row';
import { ItemNumbers } from './item-numbers';
import { searchWords } from './search-words';
import { type IndexedField, TextIndex } from './text-index';

/** A page that search can find. */
export type PageRecord = {
  name: string;
  href: string;
  /** True if `name` is a question of the FAQ. */
  isAnswer?: true;
  /** A sentence that describes the page. It is searched too. */
  about?: string | undefined;
};

/** Weights of fields. The noun of the name and the subcategory define the kind of product, so they count most. */
const FIELDS = {
  page: { key: 'page', weight: 12, isName: true },
  alias: { key: 'alias', weight: 13 },
  name: { key: 'name', weight: 6, head: 10, isName: true },
  brand: { key: 'brand', weight: 10 },
  subcategory: { key: 'subcategory', weight: 8, head: 11 },
  item: { key: 'item', weight: 6 },
  category: { key: 'category', weight: 5 },
  color: { key: 'color', weight: 4 },
  family: { key: 'family', weight: 3.5 },
  size: { key: 'size', weight: 6 },
  line: { key: 'line', weight: 2 },
  prose: { key: 'prose', weight: 1 },
} satisfies Record<string, IndexedField>;

/** The searchable records. Record numbers: first the pages, then the rows. */
export class SearchRecords {
  readonly texts = new TextIndex();
  readonly numbers = new ItemNumbers();
  readonly size: number;
  private added = 0;
  private isFinished = false;

  constructor(
    private readonly rows: readonly IndexRow[],
    private readonly pages: readonly PageRecord[],
  ) {
    this.size = this.pages.length + rows.length;
  }

  pageOf(record: number): PageRecord | undefined {
    return this.pages[record];
  }

  pageAt(address: string): PageRecord | undefined {
    return this.pages.find(({ href }) => href === address);
  }

  rowOf(record: number): IndexRow | undefined {
    return this.rows[record - this.pages.length];
  }

  /** Indexes records for about `budgetMs`. Returns true once all are indexed. */
  build(budgetMs = Number.POSITIVE_INFINITY): boolean {
    const end = performance.now() + budgetMs;
    while (this.added < this.size) {
      this.addRecord(this.added++);
      if (performance.now() >= end) return false;
    }
    if (!this.isFinished) {
      this.texts.finish();
      this.numbers.finish();
    }
    this.isFinished = true;
    return true;
  }

  private addRecord(record: number): void {
    const page = this.pageOf(record);
    const row = this.rowOf(record);
    if (page) {
      this.texts.add(record, FIELDS.page, page.name);
      this.texts.add(record, FIELDS.line, page.about ?? '');
      for (const alias of searchWords.pages[page.href] ?? []) this.texts.add(record, FIELDS.alias, alias);
    }
    if (!row) return;
    addRow(this.texts, record, row);
    this.numbers.add(record, row);
  }
}

/** Adds the texts of a product to the index. `ItemNumbers` indexes its numbers. */
function addRow(texts: TextIndex, record: number, row: IndexRow): void {
  const { card, placements, colors, fabric = '', type = '', lines, prose = '' } = row;
  texts.add(record, FIELDS.name, card.name);
  texts.add(record, FIELDS.brand, card.brand);
  texts.add(record, FIELDS.item, card.model ?? '');
  for (const { category, subcategory } of placements) {
    texts.add(record, FIELDS.subcategory, subcategory?.name ?? '');
    texts.add(record, FIELDS.category, category.replaceAll('_', ' '));
    for (const word of categorySettings(category).words) texts.add(record, FIELDS.category, word);
  }
  for (const color of colors) {
    texts.add(record, FIELDS.color, color.name);
    texts.add(record, FIELDS.family, basicColor(colorFamily(color)));
  }
  for (const text of sizeTexts(row)) texts.add(record, FIELDS.size, text);
  for (const line of [fabric, type, ...lines]) texts.add(record, FIELDS.line, line);
  texts.add(record, FIELDS.prose, prose);
}

/** Sizes with the names of their measures, so that 'waist 44' matches. */
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
