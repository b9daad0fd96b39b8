import type { ProductImage } from '../catalogue/images/product-images';
import { parseCatalogue } from '../catalogue/parse';
import type { Product } from '../catalogue/schema/product';
import type { IndexRow } from '../listing/index-row';
import { toIndexRow } from '../listing/to-index-row';
import { localWebStorage } from '../storage/web-storage';
import { selectPublishable } from './edits/check-products';
import { type Edit, mergeWithSite, stateOf } from './edits/edit';
import { EDITS_NAME, EditStorage, editDatabase, openDamagedCopies } from './edits/edit-storage';
import { toPublishedCatalogue } from './edits/published-catalogue';
import { fetchCatalogue } from './fetch-catalogue';
import { type ImageStore, openImageStore } from './images/image-store';
import { isUpload } from './images/image-urls';
import type { SkippedEdit } from './store-types';

/** Catalogue of the site with the edits of this browser. */
export type PreviewCatalogue = {
  /** Products that are not hidden. */
  products: ReadonlyMap<string, Product>;
  /** Ids of hidden products, which have no page. */
  hidden: ReadonlySet<string>;
  /** Ids of products that are new or edited. */
  changed: ReadonlySet<string>;
  deleted: ReadonlySet<string>;
  /** Products whose edits a build would reject. They are shown as published. */
  leftOut: readonly SkippedEdit[];
};

let loading: Promise<PreviewCatalogue | undefined> | undefined;

/** Loads the catalogue with the edits of this browser; `undefined` if there are no edits. Rejects if the catalogue cannot be loaded. */
export function loadPreview(): Promise<PreviewCatalogue | undefined> {
  loading ??= load();
  return loading;
}

/** Index rows of the preview, for listings and search; `undefined` if there are no edits or the catalogue cannot be loaded. */
export async function loadPreviewRows(): Promise<IndexRow[] | undefined> {
  const preview = await loadPreview().catch(() => undefined);
  return preview && [...preview.products.values()].map(toIndexRow);
}

async function load(): Promise<PreviewCatalogue | undefined> {
  const storage = new EditStorage({
    webStorage: localWebStorage,
    document: editDatabase(),
    // The preview only reads: damaged copies are not moved.
    damaged: { ...openDamagedCopies(), write: async () => undefined },
    now: Date.now,
  });
  if (storage.copyText() === undefined) return undefined;
  const site = await toPublishedCatalogue((await fetchCatalogue()).json);
  await storage.open();
  const stored = await storage.read(site);
  const merged = [...stored.edits.values()].flatMap((edit) => mergeWithSite(edit, site.products.get(edit.id)) ?? []);
  // A product with a conflict is shown with the values of this browser.
  const edits = merged.filter((edit) => stateOf(edit) !== 'live');
  if (edits.length === 0) return undefined;
  const { edits: shown, leftOut, catalogue } = await selectPublishable(edits, site.catalogue, undefined);
  const parsed = parseCatalogue(catalogue, EDITS_NAME);
  if (!parsed.ok) throw new Error('The published catalogue is not one that this page can read');
  const ids = (isWanted: (edit: Edit) => boolean) => new Set(shown.filter(isWanted).map(({ id }) => id));
  const changed = ids(({ isDeleted }) => !isDeleted);
  const images = openImageStore(false);
  const visible = parsed.catalogue.products
    .filter(({ hidden }) => !hidden)
    .map(async (product) => (changed.has(product.id) ? withUploads(product, images) : product));
  return {
    products: new Map((await Promise.all(visible)).map((product) => [product.id, product])),
    hidden: new Set(parsed.catalogue.products.flatMap(({ id, hidden }) => (hidden ? id : []))),
    changed,
    deleted: ids(({ isDeleted }) => isDeleted === true),
    leftOut,
  };
}

/** Replaces uploads that only this browser has by blob URLs. */
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
