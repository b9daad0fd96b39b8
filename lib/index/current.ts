import type { CategoryKey } from '../catalogue/categories';

/** The file beside the index that says which one is current. */
export const CURRENT_FILE = 'current.json';

/** A file of the index, and the category whose goods alone it holds; absent where it holds them all. */
export type IndexShard = { file: string; category?: CategoryKey };

/** What it holds: how many products there are, and the files of their index. */
export type Current = { products: number; shards: readonly IndexShard[] };
