import { readFileSync } from 'node:fs';
import { type ParseResult, parseCatalogue, parseCatalogueText } from '@/lib/catalogue/parse';

import type { IndexRow } from '@/lib/listing/index-row';
import { toIndexRow } from '@/lib/listing/to-index-row';
import { searchPages } from '@/lib/search/search-pages';
import { Searcher } from '@/lib/search/searcher';
import { sampleCatalogue } from '@/scripts/catalogue/sample/sample-catalogue';

/** The rows of a catalogue file, edited or as it stands, as the browser gets them. */
export function rowsOf(file: string, edit = (text: string) => text): IndexRow[] {
  return toRows(parseCatalogueText(edit(readFileSync(file, 'utf8')), file));
}

/** The rows of a random catalogue, the same every time. */
export function sampleRows(count: number): IndexRow[] {
  return toRows(parseCatalogue(sampleCatalogue(count), 'sample'));
}

function toRows(result: ParseResult): IndexRow[] {
  if (!result.ok) throw new Error('The catalogue has problems');
  return result.catalogue.products.map(toIndexRow);
}

/** How many of the products that should come are among the first eight, as a share of what can be there. */
export function recallAt8(found: readonly IndexRow[], expected: readonly IndexRow[]): number {
  const wanted = new Set(expected);
  const hits = found.slice(0, 8).filter((row) => wanted.has(row)).length;
  return hits / Math.min(8, wanted.size);
}

/** The first eight rows for a query, and a searcher that is ready. */
export function searchIn(rows: readonly IndexRow[]) {
  const searcher = new Searcher(rows, searchPages(rows));
  searcher.build();
  return {
    searcher,
    first8: (query: string) => searcher.search(query).hits.slice(0, 8),
  };
}

/** All sizes of a row as they are written. */
export function labelsOf({ sizes }: IndexRow): string[] {
  const { system: _, ...lists } = sizes;
  return Object.values(lists).flat();
}
