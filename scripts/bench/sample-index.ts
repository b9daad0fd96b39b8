import { parseCatalogue } from '../../lib/catalogue/parse';
import { plainProduct } from '../../lib/catalogue/schema/product';
import { indexFiles } from '../../lib/index/file';
import { toRow } from '../../lib/listing/to-row';
import { sampleCatalogue } from '../catalogue/sample';

/** How many products the bundled catalogue stands for. */
export const BUNDLED = 240;

/** The files under /data/ that hold the index of so many random products, by name. */
export function sampleFiles(products: number): Record<string, string> {
  const result = parseCatalogue(sampleCatalogue(products), 'the sample');
  if (!result.ok) throw new Error('The sample has problems');
  return indexFiles(result.catalogue.products.map(plainProduct).map(toRow));
}
