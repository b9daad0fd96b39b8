import { parseCatalogue } from '../catalogue/parse';
import type { Product } from '../catalogue/schema/product';
import { toldApart } from '../catalogue/tells-apart';
import { type Columns, toColumns } from '../index/columns';
import { toRow } from '../listing/to-row';
import { local } from '../storage/area';
import { applyChangeSet } from './change-set/apply';
import { buildChangeSet } from './change-set/build';
import type { RawCatalogue } from './change-set/catalogue-draft';
import { fetchCatalogue } from './fetch-catalogue';
import { openImageStore } from './images/image-store';
import { toBundle } from './ledger/bundle';
import { kindOf, type LedgerItem, stateOf } from './ledger/ledger';
import { LEDGER_NAME, ledgerDatabase } from './ledger/ledger-database';
import { LedgerDocument } from './ledger/ledger-document';
import { rebase } from './ledger/rebase';
import { fetchDrawings } from './published-drawings';

export type Overlay = {
  /** Every product as the store would show it after publishing. */
  products: ReadonlyMap<string, Product>;
  /** Those that are new or edited. */
  changed: ReadonlySet<string>;
  deleted: ReadonlySet<string>;
};

let loading: Promise<Overlay | undefined> | undefined;

/** The published catalogue with this browser's edits in it; undefined when there are none, or when they make no valid catalogue. */
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
  const json = fetched.json as RawCatalogue;
  const bundle = await toBundle(json);
  await document.open();
  const stored = await document.read(bundle);
  const { ledger } = await rebase(stored, bundle);
  // Of a conflict the preview shows the side from here.
  const items = ledger.items.filter((item) => kindOf(item) !== 'same' && stateOf(item) !== 'live');
  const { catalogue, report } = applyChangeSet(json, buildChangeSet(items, bundle, []));
  const parsed = report.status === 'applied' ? parseCatalogue(catalogue, LEDGER_NAME) : undefined;
  if (!parsed?.ok) return undefined;
  const ids = (isWanted: (item: LedgerItem) => boolean) => new Set(items.filter(isWanted).map(({ id }) => id));
  const changed = ids((item) => kindOf(item) !== 'deleted');
  const images = openImageStore(false);
  const products = await Promise.all(
    parsed.catalogue.products.map(async (product) => {
      const drawn = { ...product, drawings: drawings.get(product.id) };
      if (!changed.has(product.id)) return drawn;
      const addresses = product.images.map(async (path) => (await images.address(path)) ?? path);
      return { ...drawn, images: await Promise.all(addresses) };
    }),
  );
  return {
    products: new Map(toldApart(products).map((product) => [product.id, product])),
    changed,
    deleted: ids((item) => kindOf(item) === 'deleted'),
  };
}
