import { groupBy } from '../catalogue/group-by';
import { parseCatalogue } from '../catalogue/parse';
import type { DrawnPicture } from '../catalogue/pictures';
import { pricedOn, type SaleState, saleStates } from '../catalogue/sale';
import { type ParsedProduct, type Product, plainProduct } from '../catalogue/schema/product';
import type { Columns } from '../index/columns';
import { toColumns } from '../index/to-columns';
import { toRow } from '../listing/to-row';
import { shopDay } from '../shop-day';
import { asset } from '../site/asset';
import { local } from '../storage/area';
import { fetchCatalogue } from './fetch-catalogue';
import { openImageStore } from './images/image-store';
import { toBundle } from './ledger/bundle';
import { kindOf, type LedgerItem, stateOf } from './ledger/ledger';
import { LEDGER_NAME, ledgerDatabase } from './ledger/ledger-database';
import { LedgerDocument } from './ledger/ledger-document';
import { rebase } from './ledger/rebase';
import { siftEdits } from './sift-edits';
import type { LeftOut } from './store-types';

/** The catalogue with the operator's edits laid over it. */
export type Overlay = {
  /** Every product that is sold today, as the store would show it after publishing. */
  products: ReadonlyMap<string, Product>;
  /** Products with a page alone, because their last day is past. */
  ended: ReadonlyMap<string, Product>;
  /** Products without a page, with what they are instead: hidden, still to come, or replaced. */
  unseen: ReadonlyMap<string, { product: ParsedProduct; state: SaleState }>;
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

/** The same as an index for listings and search. */
export async function loadOverlayColumns(): Promise<Columns | undefined> {
  const overlay = await loadOverlay().catch(() => undefined);
  return overlay && toColumns([...overlay.products.values()].map(toRow));
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
  const [fetched, drawings] = await Promise.all([fetchCatalogue(), fetchDrawings()]);
  const bundle = await toBundle(fetched.json);
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
  const today = shopDay();
  const placeOf = saleStates(parsed.catalogue.products, today);
  const byState = groupBy(parsed.catalogue.products, placeOf);
  const shown = async (state: 'sold' | 'ended') => {
    const products = (byState.get(state) ?? []).map(async (product) => {
      const isEnded = state === 'ended' && { isEnded: true as const };
      const drawn = {
        ...plainProduct(pricedOn(product, today)),
        ...isEnded,
        drawings: drawings.get(product.id) ?? [],
      };
      if (!changed.has(product.id)) return drawn;
      const addresses = product.images.map(async (path) => (await images.address(path)) ?? path);
      return { ...drawn, pictures: await Promise.all(addresses) };
    });
    return new Map((await Promise.all(products)).map((product) => [product.id, product]));
  };
  const unseen = (['hidden', 'coming', 'replaced'] as const).flatMap((state) =>
    (byState.get(state) ?? []).map((product) => [product.id, { product, state }] as const),
  );
  return {
    products: await shown('sold'),
    ended: await shown('ended'),
    unseen: new Map(unseen),
    changed,
    deleted: ids((item) => kindOf(item) === 'deleted'),
    leftOut,
  };
}

/** The drawings of the published products by id; none where they cannot be had, for they are not what is edited. */
async function fetchDrawings(): Promise<ReadonlyMap<string, readonly DrawnPicture[]>> {
  try {
    const response = await fetch(asset('/drawings.json'), { cache: 'no-cache' });
    return new Map(response.ok ? Object.entries((await response.json()) as Record<string, DrawnPicture[]>) : []);
  } catch {
    return new Map();
  }
}
