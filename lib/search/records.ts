import { categorySettings } from '../catalogue/categories/category-settings';
import { basicColor, colorFamily } from '../catalogue/colors/color-family';
import type { IndexRow } from '../listing/index-row';
import { ItemNumbers } from './item-numbers';
import { compact } from './normalize';
import { searchWords } from './search-words';
import { type IndexedField, TextIndex } from './text-index';

/** A page that a search may lead to: by its name, or as an answer to a question. */
export type PageRecord = {
  name: string;
  href: string;
  /** A question that is answered there. */
  isAnswer?: true;
  /** Whether the name is that of a limit, by which alone the page is found. */
  isFilter?: true;
  /** A sentence of what it says. */
  about?: string | undefined;
};

/** Weights of fields: the noun and the subcategory say what a thing is, its lines only what is said of it. */
const FIELDS = {
  page: { key: 'page', weight: 12, isName: true },
  alias: { key: 'alias', weight: 13 },
  name: { key: 'name', weight: 6, head: 10, isName: true },
  brand: { key: 'brand', weight: 10 },
  /** The maker's name without blanks, as some write it. */
  joinedBrand: { key: 'joinedBrand', weight: 4.9 },
  subcategory: { key: 'subcategory', weight: 8, head: 11 },
  item: { key: 'item', weight: 6 },
  category: { key: 'category', weight: 5 },
  color: { key: 'color', weight: 4 },
  family: { key: 'family', weight: 3.5 },
  size: { key: 'size', weight: 6 },
  line: { key: 'line', weight: 2 },
  prose: { key: 'prose', weight: 1 },
} satisfies Record<string, IndexedField>;

const RECORDS_PER_CHUNK = 32;

/** The records of the search, by number: the pages and after them the rows in their order. */
export class SearchRecords {
  readonly texts = new TextIndex();
  readonly numbers = new ItemNumbers();
  readonly size: number;
  /** The places of each record: its categories and subcategories. */
  readonly categoriesOf: string[][] = [];
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

  /** The first page that is so. */
  findPage(test: (page: PageRecord) => boolean): PageRecord | undefined {
    return this.pages.find(test);
  }

  rowOf(record: number): IndexRow | undefined {
    return this.rows[record - this.pages.length];
  }

  /** Takes in records for about `budgetMs`; true when all are in. */
  build(budgetMs = Number.POSITIVE_INFINITY): boolean {
    const end = performance.now() + budgetMs;
    while (this.added < this.size) {
      for (let step = 0; step < RECORDS_PER_CHUNK && this.added < this.size; step += 1) this.addRecord(this.added++);
      if (this.added < this.size && performance.now() >= end) return false;
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
    if (page && !page.isFilter) {
      this.texts.add(record, FIELDS.page, page.name);
      this.texts.add(record, FIELDS.line, page.about ?? '');
      for (const alias of searchWords.pages[page.href] ?? []) this.texts.add(record, FIELDS.alias, alias);
    }
    if (!row) return;
    addRow(this.texts, record, row);
    this.categoriesOf[record] = row.placements.map(
      ({ category, subcategory }) => `${category}/${subcategory?.slug ?? ''}`,
    );
    this.numbers.add(record, row);
  }
}

/** Takes a product's texts into the index; its numbers are read by `ItemNumbers`. */
function addRow(texts: TextIndex, record: number, row: IndexRow): void {
  const { card, placements, colors, fabric = '', type = '', lines, prose = '' } = row;
  texts.add(record, FIELDS.name, card.name);
  texts.add(record, FIELDS.brand, card.brand);
  texts.add(record, FIELDS.joinedBrand, compact(card.brand));
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
