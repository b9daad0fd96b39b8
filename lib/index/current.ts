import type { CategoryKey } from '../catalogue/categories';

/** The file beside the index that says which one is current. */
export const CURRENT_FILE = 'current.json';

/** A file of the index, and the category whose goods alone it holds; absent where it holds them all. */
export type IndexShard = { file: string; category?: CategoryKey };

/**
 * The contents of that file: how many products there are, the files of their index, and the latest day of the goods that had come when the
 * shop was built, by which `catalogue:days` knows of a later one.
 */
export type Current = { products: number; shards: readonly IndexShard[]; comeDay?: string };
