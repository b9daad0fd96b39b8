import { parseCatalogue } from '../catalogue/parse';
import type { Product } from '../catalogue/schema/product';
import { type Columns, toColumns } from '../index/columns';
import { toRow } from '../listing/to-row';
import { fetchCatalogue, findStorage } from './browser';
import { applyChangeSet, type RawCatalogue } from './change-set/apply';
import { buildChangeSet } from './change-set/build';
import { openImageStore } from './images/image-store';
import { toBundle } from './ledger/bundle';
import { kindOf, type LedgerItem, readLedger, stateOf } from './ledger/ledger';
import { LEDGER_KEY } from './ledger/ledger-store';
import { rebase } from './ledger/rebase';

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
  const text = findStorage()?.getItem(LEDGER_KEY);
  if (!text) return undefined;
  const json = (await fetchCatalogue()) as RawCatalogue;
  const bundle = toBundle(json);
  const reading = readLedger(text, bundle);
  if (reading.kind !== 'ledger') return undefined;
  // Of a conflict the preview shows the side from here.
  const items = rebase(reading.ledger, bundle).ledger.items.filter(
    (item) => kindOf(item) !== 'same' && stateOf(item) !== 'live',
  );
  const { catalogue, report } = applyChangeSet(json, buildChangeSet(items, bundle, []));
  const parsed = report.status === 'applied' ? parseCatalogue(catalogue, LEDGER_KEY) : undefined;
  if (!parsed?.ok) return undefined;
  const ids = (isWanted: (item: LedgerItem) => boolean) => new Set(items.filter(isWanted).map(({ id }) => id));
  const changed = ids((item) => kindOf(item) !== 'deleted');
  const images = openImageStore(false);
  const products = await Promise.all(
    parsed.catalogue.products.map(async (product) =>
      changed.has(product.id)
        ? {
            ...product,
            images: await Promise.all(product.images.map(async (path) => (await images.address(path)) ?? path)),
          }
        : product,
    ),
  );
  return {
    products: new Map(products.map((product) => [product.id, product])),
    changed,
    deleted: ids((item) => kindOf(item) === 'deleted'),
  };
}
