import { ProductGrid } from './product-card';
import { recentlyViewed } from './recently-viewed-list';

/** Lists that load after the page: random featured products and recently viewed ones. One chunk, because `_headers` has a rule per file. */
export const productLists = { ProductGrid, recentlyViewed };
