import type { Columns } from '../index/columns';
import { CatalogueEngine, type PagesOf } from './engine';

/** An engine over an index. The code for variants is loaded only if a product has variants. */
export async function createEngine(columns: Columns, pagesOf: PagesOf): Promise<CatalogueEngine> {
  const { variantDesk } = columns.sold ? await import('../listing/variant-desk') : {};
  return new CatalogueEngine(columns, pagesOf, variantDesk);
}
