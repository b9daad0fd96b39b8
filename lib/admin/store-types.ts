import type { CategoryName } from '../catalogue/categories/new-categories';
import type { RawProduct } from '../catalogue/schema/product';
import type { FieldChange } from './edits/fields';
import type { FieldConflict } from './edits/merge';
import type { CachedCatalogueInfo } from './fetch-catalogue';
import type { ImportMapping } from './import/import-mapping';
import type { ImportPreview } from './import/import-types';
import type { TaskOptions } from './run-in-chunks';

/** State of a product: `live` is as the site shows it, `published` is committed but not on the site yet. */
export type RowState = 'live' | 'unpublished' | 'exported' | 'published' | 'conflict';
/** What an edit does to the published product. */
export type RowKind = 'same' | 'new' | 'edited' | 'deleted';

export type { FieldChange, FieldConflict };

/** A product as the operator's list shows it. */
export type AdminRow = {
  id: string;
  /** The product as the data file would have it; of a deleted product the last version. */
  raw: RawProduct;
  state: RowState;
  /** The commit that published it, until the site shows it. */
  commit: string | undefined;
  kind: RowKind;
  isDeleted: boolean;
  /** Time of the last edit or deletion in milliseconds, 0 when there was none. */
  editedAt: number;
  conflicts: readonly FieldConflict[];
};

/** State of the edit store. The same object as long as nothing changes. */
export type AdminSnapshot = {
  /** All products in the order of the list, with deleted ones. A row stays the same object while it does not change. */
  rows: readonly AdminRow[];
  counts: { unpublished: number; exported: number; published: number; conflict: number; deleted: number };
  /** The categories with their names in the catalogue. Categories without a group in it come last. */
  categories: readonly CategoryName[];
  /**
   * Where edits are kept. `memory`: the browser has no database or denies storage, so they last for this visit. `read-only`: a newer
   * version of the admin has saved them.
   */
  mode: 'stored' | 'memory' | 'read-only';
  /** True after a save found no room, until one succeeds. */
  isFull: boolean;
  /** Names of damaged copies of the edits that were set aside. */
  damagedCopies: readonly string[];
  /** Sentences about what a newer catalogue did to the edits, until they are dismissed. */
  news: readonly string[];
};

/** A problem of a product, with the path of its field: 'restrictions.states[1]'. */
export type ProductProblem = { id: string; field: string; message: string };

/** A change that was not made. Nothing has changed; `reason` says why. */
export type Failure = {
  ok: false;
  reason: 'quota' | 'invalid' | 'not-found' | 'read-only' | 'conflict' | 'cancelled' | 'failed';
  problems?: readonly ProductProblem[];
};
/** A change that was made and saved. `undo` reverts this change only. */
export type Success = { ok: true; id?: string; undo?: (taskOptions?: TaskOptions) => Promise<Outcome> };
/** Result of a change. */
export type Outcome = Success | Failure;

/** Preview of an import, with the function that applies it as one change. */
export type ImportPlan = ImportPreview & { apply: (taskOptions?: TaskOptions) => Promise<Outcome> };

/** A file that the browser saves: name, media type and text. */
export type DownloadFile = { name: string; type: string; text: string };
/** A changed product that cannot be published, with the reason in a sentence. */
export type LeftOut = { id: string; name: string; message: string };
/** Result of an export: the number of exported products, and those that were left out. */
export type ExportResult = { count: number; leftOut: readonly LeftOut[] };

/** The edit store with all actions of the admin's pages. */
export type AdminStore = {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => AdminSnapshot;
  /** Values of a new product: no id; the first category, sizes S to XL, stock, brand and colors of the store. */
  defaults: Partial<RawProduct>;
  /** Problems for which a save would be refused. A missing id is not one. Each change is validated again when it is saved. */
  check: (raw: RawProduct) => ProductProblem[];
  add: (raw: RawProduct) => Promise<Outcome>;
  /** `before` is the product as the form showed it. Changes of other tabs in other fields are merged. Throws 'Product not found'. */
  update: (id: string, raw: RawProduct, before: RawProduct) => Promise<Outcome>;
  duplicate: (id: string) => Promise<Outcome>;
  remove: (ids: readonly string[], taskOptions?: TaskOptions) => Promise<Outcome>;
  restore: (ids: readonly string[]) => Promise<Outcome>;
  /** Reverts products to the published version. New products are removed. */
  revert: (ids: readonly string[]) => Promise<Outcome>;
  /** Sets fields of several products, `undefined` removes one. All products are changed, or none. */
  changeProducts: (
    ids: readonly string[],
    fieldsOf: (raw: RawProduct) => Partial<RawProduct>,
    taskOptions?: TaskOptions,
  ) => Promise<Outcome>;
  /** Resolves the conflicts of a product, with a choice for each field. */
  resolve: (id: string, choices: Readonly<Record<string, 'mine' | 'theirs'>>) => Promise<Outcome>;
  /** The fields that differ from the published product. */
  changesOf: (id: string) => readonly FieldChange[];

  /** The problem of a URL that cannot be used for an image, in words; undefined if it can. */
  imageAddressError: (address: string) => string | undefined;
  addImage: (file: File) => Promise<{ ok: true; path: string } | { ok: false; message: string }>;
  /** An address for a picture that is kept in this browser only; undefined when it is not here. */
  imageAddress: (path: string) => Promise<string | undefined>;
  /** Whether a picture is neither in this browser nor in the store. */
  isImageMissing: (path: string) => Promise<boolean>;

  /** The export, without a file when there is nothing that may be published. Rejects when it is cancelled. */
  exportChanges: (taskOptions?: TaskOptions) => Promise<ExportResult & { file?: DownloadFile }>;
  /** Marks what `exportChanges` wrote as exported; called once the file was handed to the browser. */
  markExported: (taskOptions?: TaskOptions) => Promise<Outcome>;
  /** The list as a table with a row for each variant: Shopify's product file, or a CSV with all fields that an import reads without loss. */
  exportTable: (kind: 'shopify' | 'fields') => Promise<DownloadFile>;
  exportJson: () => Promise<DownloadFile>;
  /**
   * Preview of the import of a file. `mapping` has the columns that the operator corrected; the others are detected. Rejects with an
   * `Error` whose message is for the operator if the file cannot be read.
   */
  planImport: (
    content: Uint8Array | string,
    mapping?: Partial<ImportMapping>,
    taskOptions?: TaskOptions,
  ) => Promise<ImportPlan>;
  /** The text of a damaged copy that was set aside, as a file. */
  readDamagedCopy: (name: string) => Promise<DownloadFile>;
  /** Deletes a damaged copy that was set aside. Rejects if the browser refuses. */
  deleteDamagedCopy: (name: string) => Promise<void>;
  dismissNews: () => void;
  /** Set if the catalogue is a cached copy of this browser; `undefined` if it came from the network. */
  cacheInfo: () => CachedCatalogueInfo | undefined;
  /** Fetches the published catalogue again. Rejects when it cannot be loaded. */
  reload: (taskOptions?: TaskOptions) => Promise<void>;
  /** Asks the browser, once, not to clear this site's storage; whether it agreed. */
  persist: () => Promise<boolean>;
};
