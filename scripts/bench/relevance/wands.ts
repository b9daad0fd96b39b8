import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexRow } from '../../../lib/index/row';
import { tellingWords } from '../../../lib/listing/to-row';
import type { JudgedQuery } from './judge';

/** Grades of WANDS's three labels. */
const GRADES: Readonly<Record<string, number>> = { Exact: 2, Partial: 1, Irrelevant: 0 };

/** The goods and queries of WANDS (Wayfair, MIT), read from its tables, which have tabs between their columns. */
export function readWands(folder: string): { rows: IndexRow[]; queries: JudgedQuery[] } {
  const table = (name: string) => readTable(readFileSync(join(folder, `${name}.csv`), 'utf8'));
  const grades = new Map<string, Record<string, number>>();
  for (const { query_id: query = '', product_id: product = '', label = '' } of table('label')) {
    const own = grades.get(query) ?? {};
    own[product] = GRADES[label] ?? 0;
    grades.set(query, own);
  }
  return {
    rows: table('product').map(toRow),
    queries: table('query').map(({ query_id: id = '', query = '' }) => ({ query, grades: grades.get(id) ?? {} })),
  };
}

function readTable(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

function toRow(product: Record<string, string>): IndexRow {
  const { product_id: id = '', product_name: name = '', product_class: kind = '' } = product;
  const lines = (product.product_features ?? '').split('|').map((line) => line.trim());
  return {
    card: { id, name, brand: '', price: 0, category: kind, images: [], colors: [] },
    brandSlug: '',
    placements: [{ category: kind, subcategory: { slug: kind, name: kind } }],
    sizes: { system: 'none' },
    colors: [],
    colorPictures: [],
    isBestseller: false,
    lines,
    prose: tellingWords(product.product_description ?? '', [name, kind, ...lines]),
    facets: {},
  };
}
