import type { CategoryName } from '../catalogue/categories/new-categories';
import type { RawProduct } from '../catalogue/schema/product';
import type { FieldChange } from './edits/fields';
import type { FieldConflict } from './edits/merge';
import type { CachedCatalogueInfo } from './fetch-catalogue';
import type { ImportMapping } from './import/import-mapping';
import type { ImportPreview } from './import/import-types';
import type { TaskOptions } from './run-in-chunks';

/** State of a product. 'live': same as on the site; 'published': committed, but not on the site yet. */
export type RowState = 'live' | 'unpublished' | 'exported' | 'published' | 'conflict';
/** Kind of change of an edit; 'same' without an edit. */
export type RowKind = 'same' | 'new' | 'edited' | 'deleted';

export type { FieldChange, FieldConflict };

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
  /** All products in list order, including deleted ones. An unchanged row stays the same object. */
  rows: readonly AdminRow[];
  counts: { unpublished: number; exported: number; published: number; conflict: number; deleted: number };
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
/** Result of an export: number of exported products, and the products that were left out. */
export type ExportResult = { count: number; leftOut: readonly SkippedEdit[] };

/** Edit store with all actions of the admin pages. */
export type AdminStore = {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => AdminSnapshot;
  /** Default values of a new product: first category, sizes S to XL, stock, brand and colors. */
  defaults: Partial<RawProduct>;
  /** Problems for which a save would fail. A missing id is not a problem. Each change is validated again when it is saved. */
  check: (raw: RawProduct) => ProductProblem[];
  add: (raw: RawProduct) => Promise<Outcome>;
  /** Saves a product. `before` is the version that the form started from; changes of other tabs in other fields are merged. */
  update: (id: string, raw: RawProduct, before: RawProduct) => Promise<Outcome>;
  duplicate: (id: string) => Promise<Outcome>;
  remove: (ids: readonly string[], taskOptions?: TaskOptions) => Promise<Outcome>;
  restore: (ids: readonly string[]) => Promise<Outcome>;
  /** Reverts products to the published version. New products are removed. */
  revert: (ids: readonly string[]) => Promise<Outcome>;
  /** Sets fields of several products; `undefined` removes a field. Changes all products or none. */
  changeProducts: (
    ids: readonly string[],
    fieldsOf: (raw: RawProduct) => Partial<RawProduct>,
    taskOptions?: TaskOptions,
  ) => Promise<Outcome>;
  /** Resolves the conflicts of a product, with a choice for each field. */
  resolve: (id: string, choices: Readonly<Record<string, 'mine' | 'theirs'>>) => Promise<Outcome>;
  /** Fields that differ from the published product. */
  changesOf: (id: string) => readonly FieldChange[];

  /** Problem of an image URL in words, such as 'contains a space'; `undefined` if the URL is valid. */
  imageAddressError: (address: string) => string | undefined;
  addImage: (file: File) => Promise<{ ok: true; path: string } | { ok: false; message: string }>;
  /** Object URL of a picture that was added in this browser; `undefined` if this browser does not have it. */
  imageAddress: (path: string) => Promise<string | undefined>;
  /** True if a picture is neither in this browser nor on the site. */
  isImageMissing: (path: string) => Promise<boolean>;

  /** Exports the edits as a change set. `file` is missing if nothing can be published. Rejects if it is cancelled. */
  exportChanges: (taskOptions?: TaskOptions) => Promise<ExportResult & { file?: DownloadFile }>;
  /** Marks the products of the last `exportChanges` as exported. Call it after the file was saved. */
  markExported: (taskOptions?: TaskOptions) => Promise<Outcome>;
  /** Product list as CSV with a row for each variant. 'fields' has all fields, so that an import reads it without loss. */
  exportTable: (kind: 'shopify' | 'fields') => Promise<DownloadFile>;
  exportJson: () => Promise<DownloadFile>;
  /**
   * Previews the import of a file. `mapping` has the columns that the operator corrected; other columns are detected. If the file
   * cannot be read, rejects with an `Error` whose message is for the operator.
   */
  planImport: (
    content: Uint8Array | string,
    mapping?: Partial<ImportMapping>,
    taskOptions?: TaskOptions,
  ) => Promise<ImportPlan>;
  /** Damaged copy as a file. */
  readDamagedCopy: (name: string) => Promise<DownloadFile>;
  /** Deletes a damaged copy. Rejects if the database fails. */
  deleteDamagedCopy: (name: string) => Promise<void>;
  dismissNews: () => void;
  /** Information about the cached catalogue; `undefined` if the catalogue came from the network. */
  cacheInfo: () => CachedCatalogueInfo | undefined;
  /** Fetches the published catalogue again. Rejects if it cannot be loaded. */
  reload: (taskOptions?: TaskOptions) => Promise<void>;
  /** Requests persistent storage, once. Resolves with true if the browser grants it. */
  persist: () => Promise<boolean>;
};
