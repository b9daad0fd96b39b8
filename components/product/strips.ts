import { ProductGrid } from './product-card';
import { ViewedStrip } from './viewed-strip';

/** The goods that come to a page after it, other ones for each visit and those viewed before: in one file, for hosts name each. */
export const strips = { ProductGrid, ViewedStrip };
