import type { CategoryName } from '../catalogue/new-categories';
import type { RawProduct } from '../catalogue/schema/product';
import type { KeptList } from './fetch-catalogue';
import type { FieldChange } from './field-change';
import type { ImportMapping } from './import/import-mapping';
import type { ImportPreview } from './import/import-types';
import type { Watch } from './slices';

/** The state of a product between this browser and the published store. */
export type RowState = 'live' | 'unpublished' | 'exported' | 'published' | 'conflict';
/** The kinds of a row beside the published catalogue. */
export type RowKind = 'same' | 'new' | 'edited' | 'deleted';

export type { FieldChange };
/** A field that was changed here and in the published catalogue in two ways; 'product' when one side deleted it. */
export type FieldConflict = { field: string; mine: unknown; theirs: unknown };

/** A product as the operator's list shows it. */
export type AdminRow = {
  id: string;
  /** The product's row as the data file has it; of a deleted one as it was. */
  raw: RawProduct;
  state: RowState;
  /** The commit with which it was published, while the published catalogue does not show that yet. */
  commit: string | undefined;
  kind: RowKind;
  isDeleted: boolean;
  /** Time of the last edit or deletion in milliseconds, 0 when there was none. */
  editedAt: number;
  conflicts: readonly FieldConflict[];
};

/** The state of the operator's store at one moment; the same object as long as nothing changes. */
export type AdminSnapshot = {
  /** Every product of the ledger, deleted ones too, in its order; the same object for the same row while it does not change. */
  rows: readonly AdminRow[];
  counts: { unpublished: number; exported: number; published: number; conflict: number; deleted: number };
  /** The categories with the names that the catalogue file has for them; those without a group in it come last. */
  categories: readonly CategoryName[];
  /**
   * The place where edits are kept. Without a database one tab at a time is safe: the first one works 'alone', a 'second' one
   * only shows. 'read-only' when a newer version has written the ledger.
   */
  mode: 'stored' | 'alone' | 'second' | 'memory' | 'read-only';
  storage: { used: number; quota: number };
  /** Whether a write was refused for want of room, until one succeeds. */
  isFull: boolean;
  /** Raw text that could not be read, or differed from what the database holds, with the key under which it is kept. */
  setAside: readonly { key: string; why: 'corrupt' | 'other' }[];
  /** Effects of a newer bundle, in sentences; until dismissed. */
  news: readonly string[];
};

/** A fault of a product's field, with the field's path: 'restrictions.states[1]'. */
export type ProductProblem = { id: string; field: string; message: string };

/** A deed that was not done: nothing has changed, and `reason` says why. */
export type Failure = {
  ok: false;
  reason: 'quota' | 'invalid' | 'not-found' | 'read-only' | 'conflict' | 'cancelled' | 'failed';
  problems?: readonly ProductProblem[];
};
/** The result of a change that was made; `undo` takes exactly this change back. */
export type Done = { ok: true; id?: string; undo?: (watch?: Watch) => Promise<Outcome> };
/** The end of a deed: done, or not and why. */
export type Outcome = Done | Failure;

/** What an import would do, with the function that does it as one change. */
export type ImportPlan = ImportPreview & { apply: (watch?: Watch) => Promise<Outcome> };

/** A file that the browser saves: name, media type and text. */
export type DownloadFile = { name: string; type: string; text: string };
/** A changed product that is not published as it is, and why, in a sentence. */
export type LeftOut = { id: string; name: string; message: string };
/** The result of an export: how many changed products have left the browser, and which had to stay. */
export type Export = { count: number; leftOut: readonly LeftOut[] };

/** A picture that was added: `size` in bytes where this browser keeps it, and the names of the products that show it. */
export type UploadedPicture = {
  path: string;
  size: number | undefined;
  usedBy: readonly string[];
  /** Whether no product and no draft names it. */
  isUnused: boolean;
};

/** The ledger and all that is done with it, for the admin's pages: see guides/admin in the documents. */
export type AdminStore = {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => AdminSnapshot;
  /** Values of a new product: no id; the first category, sizes S to XL, stock, brand and colors of the store. */
  defaults: Partial<RawProduct>;
  /** Faults for which a save would be refused; a missing id is none. Every way into the ledger checks by itself. */
  check: (raw: RawProduct) => ProductProblem[];
  add: (raw: RawProduct) => Promise<Outcome>;
  /** `before` is the product as the form showed it: what others changed meanwhile in other fields stays. Throws 'Product not found'. */
  update: (id: string, raw: RawProduct, before: RawProduct) => Promise<Outcome>;
  duplicate: (id: string) => Promise<Outcome>;
  remove: (ids: readonly string[], watch?: Watch) => Promise<Outcome>;
  restore: (ids: readonly string[]) => Promise<Outcome>;
  /** Takes products back to what the store shows; new ones go. */
  revert: (ids: readonly string[]) => Promise<Outcome>;
  /** Sets the fields that each product is said to get, undefined where one goes; all of them or none. */
  changeProducts: (
    ids: readonly string[],
    fieldsOf: (raw: RawProduct) => Partial<RawProduct>,
    watch?: Watch,
  ) => Promise<Outcome>;
  /** Settles the conflicts of a product: a choice for every field in conflict. */
  resolve: (id: string, choices: Readonly<Record<string, 'mine' | 'theirs'>>) => Promise<Outcome>;
  /** The fields by which a row differs from the published product. */
  changesOf: (id: string) => readonly FieldChange[];

  /** The fault of an address that may not be an image's, in words; undefined when it may. */
  imageAddressFault: (address: string) => string | undefined;
  addImage: (file: File) => Promise<{ ok: true; path: string } | { ok: false; message: string }>;
  /** An address for a picture that is kept in this browser only; undefined when it is not here. */
  imageAddress: (path: string) => Promise<string | undefined>;
  /** Whether a picture is neither in this browser nor in the store. */
  isImageMissing: (path: string) => Promise<boolean>;
  listImages: () => Promise<readonly UploadedPicture[]>;
  /** Forgets a picture of this browser. Rejects where that cannot be. */
  removeImage: (path: string) => Promise<void>;

  /** The export, without a file when there is nothing that may be published. Rejects when it is cancelled. */
  exportChanges: (watch?: Watch) => Promise<Export & { file?: DownloadFile }>;
  /** Marks what `exportChanges` wrote as exported; called once the file was handed to the browser. */
  markExported: (watch?: Watch) => Promise<Outcome>;
  /** The result of writing: not `ok` when nothing was; `lines` say what was, or why not. Rejects when it is cancelled. */
  writeToFolder: (
    folder: FileSystemDirectoryHandle,
    watch?: Watch,
  ) => Promise<Export & { ok: boolean; lines: readonly string[] }>;
  /** The list as a table with a row for each variant: Shopify's product file, or a CSV with all fields that an import reads without loss. */
  exportTable: (kind: 'shopify' | 'fields') => Promise<DownloadFile>;
  exportJson: () => Promise<DownloadFile>;
  /**
   * The plan for a file's bytes, or for the text of a copy that was set aside. `mapping` has what the operator corrected; all else is
   * detected. Rejects with an `Error` whose message is for the operator where the file cannot be read.
   */
  planImport: (content: Uint8Array | string, mapping?: Partial<ImportMapping>, watch?: Watch) => Promise<ImportPlan>;
  /** The text kept under a key of `setAside`. */
  readSetAside: (key: string) => string | undefined;
  /** Forgets a copy that was set aside; only the operator decides that, and can undo it until the page is left. */
  dropSetAside: (key: string) => Promise<Outcome>;
  dismissNews: () => void;
  /** A note that the published list is a copy from this browser; undefined when it came from the network. */
  kept: () => KeptList | undefined;
  /** Fetches the published catalogue again. Rejects when it cannot be loaded. */
  reload: (watch?: Watch) => Promise<void>;
  /** Asks the browser, once, not to clear this site's storage; whether it agreed. */
  persist: () => Promise<boolean>;
};
