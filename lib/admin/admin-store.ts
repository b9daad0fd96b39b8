import { inNewCategory } from '../catalogue/new-categories';
import { imageAddressFault } from '../catalogue/schema/image-address';
import { DEFAULT_STOCK } from '../catalogue/stock';
import { place } from '../site/publish-place';
import { site } from '../site/site';
import { local } from '../storage/area';
import { onChange } from '../storage/changes';
import { storageKey } from '../storage/key';
import { withLock } from '../storage/locks';
import { isDenied } from '../storage/read';
import { adminMessages } from './admin-messages';
import { amongAll, checkProduct } from './check-products';
import { damagedCopies, EDITS_NAME, editDatabase } from './edits/edit-storage';
import { openEditStore } from './edits/edit-store';
import { presentProducts } from './edits/rows';
import { openExports } from './exports';
import { fetchCatalogue, type KeptList } from './fetch-catalogue';
import { openImageStore } from './images/image-store';
import { isMissing } from './images/picture-presence';
import { openImports } from './imports';
import { productEdits } from './product-edits';
import { PublishStore } from './publish/publish-store';
import type { Watch } from './slices';
import type { AdminSnapshot, AdminStore } from './store-types';

/** Three dark shades (specification, section 3). */
const DARK_SHADES = ['#121212', '#1B2A49', '#3B4046'];

let opened: Promise<OpenedStore> | undefined;

/** The store of this page, opened on the first call. Rejects if the published catalogue cannot be loaded; the next call tries again. */
export function openAdminStore(watch?: Watch): Promise<OpenedStore> {
  opened ??= open(watch).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(watch?: Watch): Promise<OpenedStore> {
  let kept: KeptList | undefined;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(storageKey(EDITS_NAME));
  const parts = {
    area: local,
    document: editDatabase(),
    damaged: damagedCopies(),
    lock: <Result>(task: () => Promise<Result>) => withLock(EDITS_NAME, task),
    fetchCatalogue: async () => {
      const fetched = await fetchCatalogue();
      kept = fetched.kept;
      return fetched.json;
    },
    notify: () => channel?.postMessage(undefined),
    now: Date.now,
    messages: { news: adminMessages.news, restored: adminMessages.restoredCopy },
  };
  const edits = await openEditStore(parts, watch);
  channel?.addEventListener('message', () => void edits.refresh());
  // The copy was cleared, or the page comes out of the cache of Back and Forward.
  onChange(EDITS_NAME, () => void edits.refresh());
  const images = openImageStore(isDenied(local));
  return {
    subscribe: edits.subscribe,
    getSnapshot: edits.getSnapshot,
    defaults: defaultsOf(edits.getSnapshot()),
    check: (raw) => {
      const named = inNewCategory({ ...raw, id: raw.id ?? 'new' }, edits.getSnapshot().categories);
      const others = presentProducts(edits.getSnapshot()).filter(({ id }) => id !== named.id);
      return checkProduct(named, amongAll([...others, named]));
    },
    ...productEdits(edits),

    imageAddressFault,
    addImage: images.add,
    imageAddress: images.address,
    isImageMissing: (path) => isMissing(path, images, edits.current().site),

    ...openExports(edits, images),
    ...openImports(edits, images),
    publishStore: place && new PublishStore({ place, edits, images }),
    readSetAside: async (name) => ({
      name: `${name}.json`,
      type: 'application/json',
      text: (await edits.readSetAside(name)) ?? '',
    }),
    dropSetAside: edits.dropSetAside,
    dismissNews: edits.dismissNews,
    kept: () => kept,
    reload: edits.reload,
    persist,
  };
}

/** Values that a new product starts from (specification, section 3). */
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

/** The store of the admin's pages. `publishStore` is `undefined` if the shop has no place to publish to. */
export type OpenedStore = AdminStore & { publishStore: PublishStore | undefined };
