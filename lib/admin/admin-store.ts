import { inNewCategory } from '../catalogue/new-categories';
import { imageAddressFault } from '../catalogue/schema/image-address';
import { DEFAULT_STOCK } from '../catalogue/stock';
import { place } from '../site/publish-place';
import { site } from '../site/site';
import { local } from '../storage/area';
import { onChange } from '../storage/changes';
import { hold, isFirstTab, isFree, withLock } from '../storage/locks';
import { isDenied } from '../storage/read';
import { adminMessages } from './admin-messages';
import { amongAll, checkProduct } from './check-products';
import { drafts } from './drafts';
import { openExports } from './exports';
import { fetchCatalogue, type KeptList } from './fetch-catalogue';
import { openImageStore } from './images/image-store';
import { listPictures } from './images/picture-list';
import { isMissing } from './images/picture-presence';
import { openImports } from './imports';
import { LEDGER_NAME, ledgerDatabase } from './ledger/ledger-database';
import { openLedger } from './ledger/ledger-store';
import { presentProducts } from './ledger/rows';
import { productEdits } from './product-edits';
import { PublishStore } from './publish/publish-store';
import type { Watch } from './slices';
import type { AdminSnapshot, AdminStore } from './store-types';

/** Three dark shades (specification, section 3). */
const DARK_SHADES = ['#121212', '#1B2A49', '#3B4046'];

const sendingClaim = { hold: () => hold('publish-sending'), isFree: () => isFree('publish-sending') };

let opened: Promise<OpenedStore> | undefined;

/** The one ledger of this page, opened on the first call. Rejects when the published catalogue cannot be loaded; the next call tries again. */
export function openAdminStore(watch?: Watch): Promise<OpenedStore> {
  opened ??= open(watch).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(watch?: Watch): Promise<OpenedStore> {
  let kept: KeptList | undefined;
  const parts = {
    area: local,
    document: ledgerDatabase(),
    isFirstTab: () => isFirstTab('ledger'),
    lock: <Result>(work: () => Promise<Result>) => withLock(LEDGER_NAME, work),
    fetchBundle: async () => {
      const fetched = await fetchCatalogue();
      kept = fetched.kept;
      return fetched.json;
    },
    now: Date.now,
    describeNews: adminMessages.news,
    putBack: adminMessages.putBack,
  };
  const ledger = await openLedger(parts, watch);
  onChange(LEDGER_NAME, () => void ledger.refresh());
  const images = openImageStore(isDenied(local));
  return {
    subscribe: ledger.subscribe,
    getSnapshot: ledger.getSnapshot,
    defaults: defaultsOf(ledger.getSnapshot()),
    check: (raw) => {
      const named = inNewCategory({ ...raw, id: raw.id ?? 'new' }, ledger.getSnapshot().categories);
      const others = presentProducts(ledger.getSnapshot()).filter(({ id }) => id !== named.id);
      return checkProduct(named, amongAll([...others, named]));
    },
    ...productEdits(ledger),

    imageAddressFault,
    addImage: images.add,
    imageAddress: images.address,
    isImageMissing: (path) => isMissing(path, images, ledger.current().bundle),
    listImages: async () => listPictures(await images.list(), ledger.getSnapshot().rows, drafts.texts()),
    removeImage: images.remove,

    ...openExports(ledger, images),
    ...openImports(ledger, images),
    publishStore: place && new PublishStore({ place, ledger, images, claim: sendingClaim }),
    readSetAside: ledger.readSetAside,
    dropSetAside: ledger.dropSetAside,
    dismissNews: ledger.dismissNews,
    kept: () => kept,
    reload: ledger.reload,
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

/** The store that the pages of the admin work with. `publishStore`: undefined where no place for publishing is set. */
export type OpenedStore = AdminStore & { publishStore: PublishStore | undefined };
