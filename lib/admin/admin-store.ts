import { withCategoryName } from '../catalogue/categories/new-categories';
import { imageUrlError } from '../catalogue/schema/images';
import { DEFAULT_STOCK } from '../catalogue/variants/offer';
import { site } from '../site/site';
import { isStorageBlocked, localWebStorage, onStorageChange, storageKey } from '../storage/web-storage';
import { withLock } from '../storage/with-lock';
import { presentProducts } from './edits/admin-rows';
import { checkProduct, indexProducts } from './edits/check-products';
import { EDITS_NAME, editDatabase, openDamagedCopies } from './edits/edit-storage';
import { openEditStore } from './edits/edit-store';
import { exportActions } from './export/export-actions';
import { type CachedCatalogueInfo, fetchCatalogue } from './fetch-catalogue';
import { openImageStore } from './images/image-store';
import { isImageMissing } from './images/missing-images';
import { importActions } from './import/import-actions';
import { productActions } from './products/product-actions';
import { PublishStore } from './publish/publish-store';
import { publishTarget } from './publish/publish-target';
import type { TaskOptions } from './run-in-chunks';
import type { AdminSnapshot, AdminStore } from './store-types';

/** Three dark shades. */
const DARK_SHADES = ['#121212', '#1B2A49', '#3B4046'];

let opened: Promise<OpenedStore> | undefined;

/** Returns the store of this page and opens it on the first call. Rejects if the catalogue cannot be loaded; the next call retries. */
export function openAdminStore(taskOptions?: TaskOptions): Promise<OpenedStore> {
  opened ??= open(taskOptions).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(taskOptions?: TaskOptions): Promise<OpenedStore> {
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
  const edits = await openEditStore(dependencies, taskOptions);
  channel?.addEventListener('message', () => void edits.refresh());
  // Fires if the copy was cleared or the page was restored from the back/forward cache.
  onStorageChange(EDITS_NAME, () => void edits.refresh());
  const images = openImageStore(isStorageBlocked(localWebStorage));
  return {
    subscribe: edits.subscribe,
    getSnapshot: edits.getSnapshot,
    defaults: defaultsOf(edits.getSnapshot()),
    check: (raw) => {
      const named = withCategoryName({ ...raw, id: raw.id ?? 'new' }, edits.getSnapshot().categories);
      const others = presentProducts(edits.getSnapshot()).filter(({ id }) => id !== named.id);
      return checkProduct(named, indexProducts([...others, named]));
    },
    ...productActions(edits),

    imageAddressError: imageUrlError,
    addImage: images.add,
    imageAddress: images.address,
    isImageMissing: (path) => isImageMissing(path, images, edits.current().site),

    ...exportActions(edits, images),
    ...importActions(edits, images),
    publishStore: publishTarget && new PublishStore({ target: publishTarget, edits, images }),
    readDamagedCopy: async (name) => ({
      name: `${name}.json`,
      type: 'application/json',
      text: (await edits.readDamagedCopy(name)) ?? '',
    }),
    deleteDamagedCopy: edits.deleteDamagedCopy,
    dismissNews: edits.dismissNews,
    cacheInfo: () => cacheInfo,
    reload: edits.reload,
    persist,
  };
}

/** Default values of a new product. */
function defaultsOf({ categories }: AdminSnapshot): AdminStore['defaults'] {
  return {
    category: categories[0]?.key,
    available_sizes: ['S', 'M', 'L', 'XL'],
    stock: DEFAULT_STOCK,
    brand: site.name,
    colors: DARK_SHADES,
  };
}

let persisted: Promise<boolean> | undefined;

function persist(): Promise<boolean> {
  persisted ??= navigator.storage?.persist?.() ?? Promise.resolve(false);
  return persisted;
}

/** Store of the admin pages. `publishStore` is `undefined` if `site.json` has no `publish`. */
export type OpenedStore = AdminStore & { publishStore: PublishStore | undefined };
