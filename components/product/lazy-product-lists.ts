import { ProductGrid } from './product-card';
import { RecentlyViewedList } from './recently-viewed-list';

/** The goods that come to a page after it, other ones for each visit and those viewed before: in one file, for hosts name each. */
export const productLists = { ProductGrid, RecentlyViewedList };
