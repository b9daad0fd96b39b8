import type { CategoryName } from '../catalogue/categories/new-categories';
import type { RawProduct } from '../catalogue/schema/product';
import type { FieldConflict } from './edits/fields';
import type { ImportPreview } from './import/import-types';
import type { TaskOptions } from './run-in-chunks';

/** State of a product. 'live': same as on the site; 'published': committed, but not on the site yet. */
export type RowState = 'live' | 'unpublished' | 'exported' | 'published' | 'conflict';
/** Kind of change of an edit; 'same' without an edit. */
export type RowKind = 'same' | 'new' | 'edited' | 'deleted';

/** Row of the admin product list. */
export type AdminRow = {
  id: string;
  /** Product with the edit, in the format of the data file; the last version if it is deleted. */
  raw: RawProduct;
  state: RowState;
  /** Commit that published the edit; `undefined` once the site shows it. */
  commit: string | undefined;
  kind: RowKind;
  isDeleted: boolean;
  /** Time of the last edit or deletion in milliseconds; 0 without an edit. */
  editedAt: number;
  conflicts: readonly FieldConflict[];
};

/** State of the edit store. The object is the same until something changes. */
export type AdminSnapshot = {
  /** All products in list order, including deleted ones. */
  rows: readonly AdminRow[];
  /** Products of the rows that are not deleted. */
  products: readonly RawProduct[];
  counts: Record<RowState, number>;
  /** Categories with their names in the catalogue. Categories without a group in the catalogue are last. */
  categories: readonly CategoryName[];
  /**
   * Where edits are stored. 'memory': the browser has no database or denies storage, so that edits last until the page is closed.
   * 'read-only': a newer version of the admin has saved the edits.
   */
  mode: 'stored' | 'memory' | 'read-only';
  /** True after a save failed because storage is full, until a save succeeds. */
  isFull: boolean;
  /** Names of damaged copies of the edits. */
  damagedCopies: readonly string[];
  /** Sentences about merges with a newer catalogue, until they are dismissed. */
  news: readonly string[];
};

/** Problem of a product, with the path of its field: 'restrictions.states[1]'. */
export type ProductProblem = { id: string; field: string; message: string };

/** Result of a failed change. Nothing was saved. */
export type Failure = {
  ok: false;
  reason: 'quota' | 'invalid' | 'not-found' | 'read-only' | 'conflict' | 'cancelled' | 'failed';
  problems?: readonly ProductProblem[];
};
/** Result of a saved change. `id` is the id of an added product; `undo` reverts this change only. */
export type Success = { ok: true; id?: string; undo?: (taskOptions?: TaskOptions) => Promise<Outcome> };
export type Outcome = Success | Failure;

/** Preview of an import. `apply` imports it as one change. */
export type ImportPlan = ImportPreview & { apply: (taskOptions?: TaskOptions) => Promise<Outcome> };

/** File to download; `type` is the media type. */
export type DownloadFile = { name: string; type: string; text: string };
/** Changed product that cannot be published, with the reason as a sentence. */
export type SkippedEdit = { id: string; name: string; message: string };
