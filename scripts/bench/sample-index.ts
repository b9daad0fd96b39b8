import { parseCatalogue } from '../../lib/catalogue/parse';
import { toColumns } from '../../lib/index/columns';
import { indexFiles } from '../../lib/index/file';
import type { IndexRow } from '../../lib/index/row';
import { toRow } from '../../lib/listing/to-row';
import { sampleCatalogue } from '../catalogue/sample';

/** The catalogue index of so many random products as one file, as the export would serve it up to 20,000. */
export function sampleIndex(products: number): string {
  return JSON.stringify(toColumns(sampleRows(products)));
}

/** The files under /data/ that hold the index of so many random products. */
export function sampleFiles(products: number): Record<string, string> {
  return indexFiles(sampleRows(products));
}

function sampleRows(products: number): IndexRow[] {
  const result = parseCatalogue(sampleCatalogue(products), 'the sample');
  if (!result.ok) throw new Error('The sample has problems');
  return result.catalogue.products.map(toRow);
}
