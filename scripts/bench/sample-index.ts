import { parseCatalogue } from '../../lib/catalogue/parse';
import { indexFiles } from '../../lib/index/file';
import { toRow } from '../../lib/listing/to-row';
import { sampleCatalogue } from '../catalogue/sample';

/** How many products the bundled catalogue stands for. */
export const BUNDLED = 240;

/** The files under /data/ that hold the index of so many random products, each of so many variants, by name. */
export function sampleFiles(products: number, variants = 0): Record<string, string> {
  const result = parseCatalogue(sampleCatalogue(products, 1, variants), 'the sample');
  if (!result.ok) throw new Error('The sample has problems');
  return indexFiles(result.catalogue.products.map(toRow));
}
