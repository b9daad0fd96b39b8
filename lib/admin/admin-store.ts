import { withCategoryName } from '../catalogue/categories/new-categories';
import { imageUrlError } from '../catalogue/schema/images';
import type { RawProduct } from '../catalogue/schema/product';
import { DEFAULT_STOCK } from '../catalogue/variants/offer';
import { site } from '../site/site';
import { isStorageBlocked, localWebStorage, onStorageChange, storageKey } from '../storage/web-storage';
import { withLock } from '../storage/with-lock';
import { checkProduct, indexProducts } from './edits/check-products';
import { EDITS_NAME, editDatabase, openDamagedCopies } from './edits/edit-storage';
import { EditStore } from './edits/edit-store';
import { changedFields, type FieldChange, withFields } from './edits/fields';
import {
  addProducts,
  changeProducts,
  removeProducts,
  resolveConflicts,
  restoreProducts,
  revertProducts,
  updateProducts,
} from './edits/operations';
import { type CachedCatalogueInfo, fetchCatalogue } from './fetch-catalogue';
import { exportActions, importActions } from './file-actions';
import { isImageMissing, openImageStore } from './images/image-store';
import { PublishStore } from './publish/publish-store';
import { publishTarget } from './publish/publish-target';
import type { TaskOptions } from './run-in-chunks';
import type { DownloadFile, Outcome, ProductProblem } from './store-types';

/** Three dark shades. */
const DARK_SHADES = ['#121212', '#1B2A49', '#3B4046'];

/** Edit store with all actions of the admin pages. */
export type AdminStore = ReturnType<typeof withActions>;

let opened: Promise<AdminStore> | undefined;

/** Returns the store of this page and opens it on the first call. Rejects if the catalogue cannot be loaded; the next call retries. */
export function openAdminStore(taskOptions?: TaskOptions): Promise<AdminStore> {
  opened ??= open(taskOptions).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(taskOptions?: TaskOptions): Promise<AdminStore> {
  let cacheInfo: CachedCatalogueInfo | undefined;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(storageKey(EDITS_NAME));
  const dependencies = {
    webStorage: localWebStorage,
    document: editDatabase(),
    damaged: openDamagedCopies(),
    lock: <Result>(task: () => Promise<Result>) => withLock(EDITS_NAME, task),
    fetchCatalogue: async () => {
      const fetched = await fetchCatalogue();
      cacheInfo = fetched.cacheInfo;
      return fetched.json;
    },
    notify: () => channel?.postMessage(undefined),
    now: Date.now,
  };
  const edits = await EditStore.open(dependencies, taskOptions);
  channel?.addEventListener('message', () => void edits.refresh());
  // Fires if the copy was cleared or the page was restored from the back/forward cache.
  onStorageChange(EDITS_NAME, () => void edits.refresh());
  return withActions(edits, () => cacheInfo);
}

function withActions(edits: EditStore, cacheInfo: () => CachedCatalogueInfo | undefined) {
  const images = openImageStore(isStorageBlocked(localWebStorage));
  return {
    subscribe: edits.subscribe,
    getSnapshot: edits.getSnapshot,
    /** Default values of a new product. */
    defaults: {
      category: edits.getSnapshot().categories[0]?.key,
      available_sizes: ['S', 'M', 'L', 'XL'],
      stock: DEFAULT_STOCK,
      brand: site.name,
      colors: DARK_SHADES,
    } satisfies Partial<RawProduct>,
    /** Problems for which a save would fail. A missing id is not a problem. Each change is validated again when it is saved. */
    check: (raw: RawProduct): ProductProblem[] => {
      const { products, categories } = edits.getSnapshot();
      const named = withCategoryName({ ...raw, id: raw.id ?? 'new' }, categories);
      const others = products.filter(({ id }) => id !== named.id);
      return checkProduct(named, indexProducts([...others, named]));
    },
    ...productActions(edits),

    /** Problem of an image URL in words, such as 'contains a space'; `undefined` if the URL is valid. */
    imageAddressError: imageUrlError,
    addImage: images.add,
    /** Object URL of a picture that was added in this browser; `undefined` if this browser does not have it. */
    imageAddress: images.address,
    /** True if a picture is neither in this browser nor on the site. */
    isImageMissing: (path: string): Promise<boolean> => isImageMissing(path, images, edits.current().site),

    ...exportActions(edits, images),
    ...importActions(edits, images),
    /** `undefined` if `site.json` has no `publish`. */
    publishStore: publishTarget && new PublishStore({ target: publishTarget, edits, images }),
    /** Damaged copy as a file. */
    readDamagedCopy: async (name: string): Promise<DownloadFile> => ({
      name: `${name}.json`,
      type: 'application/json',
      text: (await edits.readDamagedCopy(name)) ?? '',
    }),
    deleteDamagedCopy: edits.deleteDamagedCopy,
    dismissNews: edits.dismissNews,
    /** Information about the cached catalogue; `undefined` if the catalogue came from the network. */
    cacheInfo,
    reload: edits.reload,
    persist,
  };
}

let persisted: Promise<boolean> | undefined;

/** Requests persistent storage, once. Resolves with true if the browser grants it. */
function persist(): Promise<boolean> {
  persisted ??= navigator.storage?.persist?.() ?? Promise.resolve(false);
  return persisted;
}

/** Admin actions that change products. Each saves all of its products or none. */
export function productActions({ applyChange, getSnapshot, current }: EditStore) {
  /** Adds a product with a new id, which the outcome has. */
  const add = async (raw: RawProduct): Promise<Outcome> => {
    const now = new Date();
    const id = newId(now);
    const created = { ...raw, id, createdAt: raw.createdAt ?? now.toISOString() };
    const outcome = await applyChange(addProducts([created]));
    return outcome.ok ? { ...outcome, id } : outcome;
  };
  return {
    add,
    /** Adds a copy of a product at the end of the list. */
    duplicate: async (id: string): Promise<Outcome> => {
      const raw = getSnapshot().products.find((other) => other.id === id);
      if (!raw) return { ok: false, reason: 'not-found' };
      const { createdAt: _, ...rest } = raw;
      return add({ ...rest, name: `${raw.name} (copy)`.slice(0, 200) });
    },
    /** Saves a product. `before` is the version that the form started from; changes of other tabs in other fields are merged. */
    update: (id: string, raw: RawProduct, before: RawProduct) =>
      applyChange(updateProducts(new Map([[id, { raw, before }]]))),
    remove: (ids: readonly string[], taskOptions?: TaskOptions) => applyChange(removeProducts(ids), taskOptions),
    restore: (ids: readonly string[]) => applyChange(restoreProducts(ids)),
    /** Reverts products to the published version. New products are removed. */
    revert: (ids: readonly string[]) => applyChange(revertProducts(ids)),
    /** Resolves the conflicts of a product, with a choice for each field. */
    resolve: (id: string, choices: Readonly<Record<string, 'mine' | 'theirs'>>) =>
      applyChange(resolveConflicts(id, choices)),
    /** Sets fields of several products; `undefined` removes a field. */
    changeProducts: (
      ids: readonly string[],
      fieldsOf: (raw: RawProduct) => Partial<RawProduct>,
      taskOptions?: TaskOptions,
    ) => {
      const change = changeProducts(ids, (raw) => withFields(raw, fieldsOf(raw)));
      return applyChange(change, taskOptions);
    },
    /** Fields that differ from the published product. */
    changesOf: (id: string): readonly FieldChange[] => {
      const { edits, site } = current();
      const edit = edits.get(id);
      // The base of a published edit equals its product. Compare with the site to list the changes that are not deployed yet.
      const base = edit?.commit === undefined ? edit?.base : site.products.get(id);
      return edit && base ? changedFields(base, edit.product) : [];
    },
  };
}

/** 'sp-{timestamp}-{random}'. */
function newId(now: Date): string {
  const random = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0'));
  return `sp-${now.getTime()}-${random.join('')}`;
}
