import { parseCatalogue } from '../../lib/catalogue/parse';
import { toColumns } from '../../lib/index/columns';
import { toRow } from '../../lib/listing/to-row';
import { sampleCatalogue } from '../catalogue/sample';

/** The catalogue index of so many random products, as the export would serve it. */
export function sampleIndex(products: number): string {
  const result = parseCatalogue(sampleCatalogue(products), 'the sample');
  if (!result.ok) throw new Error('The sample has problems');
  return JSON.stringify(toColumns(result.catalogue.products.map(toRow)));
}
