import { readFileSync } from 'node:fs';
import { type ParseResult, parseCatalogue, parseCatalogueText } from '@/lib/catalogue/parse';
import type { IndexRow } from '@/lib/listing/index-row';
import { toIndexRow } from '@/lib/listing/to-index-row';
import { searchPages } from '@/lib/search/search-pages';
import { Searcher } from '@/lib/search/searcher';
import { sampleCatalogue } from '@/scripts/catalogue/sample/sample-catalogue';

/** The index rows of a catalogue file. */
export function rowsOf(file: string): IndexRow[] {
  return toRows(parseCatalogueText(readFileSync(file, 'utf8'), file));
}

/** The index rows of a random catalogue. It is the same every time. */
export function sampleRows(count: number): IndexRow[] {
  return toRows(parseCatalogue(sampleCatalogue(count), 'sample'));
}

function toRows(result: ParseResult): IndexRow[] {
  if (!result.ok) throw new Error('The catalogue has problems');
  return result.catalogue.products.map(toIndexRow);
}

/** A searcher with a complete index, and a function for the first eight rows of a query. */
export function searchIn(rows: readonly IndexRow[]) {
  const searcher = new Searcher(rows, searchPages(rows));
  searcher.build();
  return {
    searcher,
    first8: (query: string) => searcher.search(query).hits.slice(0, 8),
  };
}

/** All sizes of a row. */
export function labelsOf({ sizes }: IndexRow): string[] {
  const { system: _, ...lists } = sizes;
  return Object.values(lists).flat();
}
