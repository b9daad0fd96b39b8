import { parseCatalogue } from '../catalogue/parse';
import type { ProductImage } from '../catalogue/pictures';
import type { Product } from '../catalogue/schema/product';
import type { IndexRow } from '../listing/row';
import { toRow } from '../listing/to-row';
import { local } from '../storage/area';
import { fetchCatalogue } from './fetch-catalogue';
import { type ImageStore, openImageStore } from './images/image-store';
import { isUpload } from './images/is-upload';
import { toBundle } from './ledger/bundle';
import { kindOf, type LedgerItem, stateOf } from './ledger/ledger';
import { LEDGER_NAME, ledgerDatabase } from './ledger/ledger-database';
import { LedgerDocument } from './ledger/ledger-document';
import { rebase } from './ledger/rebase';
import { siftEdits } from './sift-edits';
import type { LeftOut } from './store-types';

/** The catalogue with the operator's edits laid over it. */
export type Overlay = {
  /** Every product that is not hidden, as the store would show it after publishing. */
  products: ReadonlyMap<string, Product>;
  /** Ids of hidden products, which have no page. */
  hidden: ReadonlySet<string>;
  /** Ids of products that are new or edited. */
  changed: ReadonlySet<string>;
  deleted: ReadonlySet<string>;
  /** Products whose edits a build would refuse: they are shown as published. */
  leftOut: readonly LeftOut[];
};

let loading: Promise<Overlay | undefined> | undefined;

/** The published catalogue with this browser's edits in it; undefined when there are none. Rejects where the catalogue cannot be had. */
export function loadOverlay(): Promise<Overlay | undefined> {
  loading ??= load();
  return loading;
}

/** The index rows of that catalogue, for listings and search; undefined when there are no edits or the catalogue cannot be loaded. */
export async function loadOverlayRows(): Promise<IndexRow[] | undefined> {
  const overlay = await loadOverlay().catch(() => undefined);
  return overlay && [...overlay.products.values()].map(toRow);
}

async function load(): Promise<Overlay | undefined> {
  const document = new LedgerDocument({
    area: local,
    document: ledgerDatabase(),
    isFirstTab: async () => false,
    now: Date.now,
    isReader: true,
  });
  if (document.stored() === undefined) return undefined;
  const bundle = await toBundle((await fetchCatalogue()).json);
  await document.open();
  const stored = await document.read(bundle);
  const { ledger } = await rebase(stored, bundle);
  // A conflict is previewed with the side from here.
  const edits = ledger.items.filter((item) => kindOf(item) !== 'same' && stateOf(item) !== 'live');
  if (edits.length === 0) return undefined;
  const { items, leftOut, catalogue } = await siftEdits(edits, bundle);
  const parsed = parseCatalogue(catalogue, LEDGER_NAME);
  if (!parsed.ok) throw new Error('The published catalogue is not one that this page can read');
  const ids = (isWanted: (item: LedgerItem) => boolean) => new Set(items.filter(isWanted).map(({ id }) => id));
  const changed = ids((item) => kindOf(item) !== 'deleted');
  const images = openImageStore(false);
  const shown = parsed.catalogue.products
    .filter(({ hidden }) => !hidden)
    .map(async (product) => (changed.has(product.id) ? withUploads(product, images) : product));
  return {
    products: new Map((await Promise.all(shown)).map((product) => [product.id, product])),
    hidden: new Set(parsed.catalogue.products.flatMap(({ id, hidden }) => (hidden ? id : []))),
    changed,
    deleted: ids((item) => kindOf(item) === 'deleted'),
    leftOut,
  };
}

/** A product with blob URLs in place of uploads that only this browser has. */
async function withUploads(product: Product, { address }: Pick<ImageStore, 'address'>): Promise<Product> {
  const srcs = product.images.map(({ src }) => src).filter(isUpload);
  const blobs = new Map(await Promise.all(srcs.map(async (src) => [src, (await address(src)) ?? src] as const)));
  const shown = (src: string) => blobs.get(src) ?? src;
  const toShown = (image: ProductImage) =>
    typeof image === 'string' ? shown(image) : { ...image, src: shown(image.src) };
  return {
    ...product,
    images: product.images.map((picture) => ({ ...picture, src: shown(picture.src) })),
    ...(product.variants && {
      variants: product.variants.map((variant) =>
        variant.images ? { ...variant, images: variant.images.map(toShown) } : variant,
      ),
    }),
  };
}
