import { imageAddressFault } from '../catalogue/schema/image-address';
import type { RawProduct } from '../catalogue/schema/product';
import { site } from '../site/site';
import { local } from '../storage/area';
import { onChange } from '../storage/changes';
import { withLock } from '../storage/lock';
import { isDenied } from '../storage/read';
import { adminMessages } from './admin-messages';
import { checkProduct } from './check-product';
import { openDrafts } from './drafts';
import { openExports } from './exports';
import { fetchCatalogue } from './fetch-catalogue';
import { openImageStore } from './images/image-store';
import { planCsv, planJson } from './import-plan';
import { changedFields, withFields } from './ledger/fields';
import { openLedger } from './ledger/ledger-store';
import { LEDGER_NAME } from './ledger/ledger-text';
import {
  addProduct,
  type Change,
  changeProducts,
  removeProducts,
  resolveConflicts,
  restoreProducts,
  revertProducts,
  updateProduct,
} from './ledger/operations';
import type { AdminStore, Failure } from './store-types';

/** Three dark shades (specification, section 3). */
const DARK_SHADES = ['#121212', '#1B2A49', '#3B4046'];

let opened: Promise<AdminStore> | undefined;

/** The one ledger of this page, opened on the first call. Rejects when the published catalogue cannot be loaded; the next call tries again. */
export function openAdminStore(): Promise<AdminStore> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<AdminStore> {
  const ledger = await openLedger({
    area: local,
    lock: (work) => withLock(LEDGER_NAME, work),
    fetchBundle: fetchCatalogue,
    now: Date.now,
    describeNews: adminMessages.news,
  });
  onChange(LEDGER_NAME, ledger.refresh);
  let persisted: Promise<boolean> | undefined;
  const drafts = openDrafts(local);
  const images = openImageStore(isDenied(local));
  const { mutate } = ledger;
  const present = () => ledger.getSnapshot().rows.flatMap(({ raw, isDeleted }) => (isDeleted ? [] : raw));
  const find = (id: string) => present().find((raw) => raw.id === id);
  const checkAmong = (raw: RawProduct, others: readonly RawProduct[]) =>
    checkProduct(
      raw,
      others.filter(({ id }) => id !== raw.id),
    );
  const check = (raw: RawProduct) => checkAmong(raw, present());
  /** Checks products as they would be before any of them is changed. */
  const checked = async (raws: readonly RawProduct[], change: Change) => {
    const all = present();
    const problems = raws.flatMap((raw) => checkAmong(raw, all).map((problem) => ({ id: raw.id, ...problem })));
    return problems.length > 0 ? ({ ok: false, reason: 'invalid', problems } satisfies Failure) : mutate(change);
  };
  const changeMany = (ids: readonly string[], change: (raw: RawProduct) => RawProduct) => {
    const wanted = new Set(ids);
    return checked(
      present().flatMap((raw) => (wanted.has(raw.id) ? change(raw) : [])),
      changeProducts(ids, change),
    );
  };
  const add = async (raw: RawProduct) => {
    const now = new Date();
    const id = newId(now);
    const created = { ...raw, id, createdAt: raw.createdAt ?? now.toISOString() };
    const outcome = await checked([created], addProduct(created));
    return outcome.ok ? { ...outcome, id } : outcome;
  };

  return {
    subscribe: ledger.subscribe,
    getSnapshot: ledger.getSnapshot,
    defaults: {
      available_sizes: ['S', 'M', 'L', 'XL'],
      stock: 50,
      brand: site.name,
      colors: DARK_SHADES,
    },
    check,
    add,
    update: (id, raw, before) => checked([raw], updateProduct(id, raw, before)),
    duplicate: async (id) => {
      const raw = find(id);
      if (!raw) return { ok: false, reason: 'not-found' };
      const { createdAt: _, ...rest } = raw;
      return add({ ...rest, name: `${raw.name} (copy)`.slice(0, 200) });
    },
    remove: (ids) => mutate(removeProducts(ids)),
    restore: (ids) => mutate(restoreProducts(ids)),
    revert: (ids) => mutate(revertProducts(ids)),
    setCategory: (ids, category, subcategory) =>
      changeMany(ids, (raw) => withFields(raw, { category, subcategory: subcategory || (raw.subcategory && '') })),
    changePrice: (ids, percent) =>
      changeMany(ids, (raw) => {
        const price = Math.round(raw.price * (100 + percent)) / 100;
        // An old price that is no longer above the price is no discount any more.
        const isOff = typeof raw.oldPrice === 'number' && raw.oldPrice <= price;
        return raw.price === 0 ? raw : withFields(raw, { price, ...(isOff && { oldPrice: undefined }) });
      }),
    resolve: (id, choices) => mutate(resolveConflicts(id, choices)),
    changesOf: (id) => {
      const published = ledger.current().bundle.products.get(id);
      const row = ledger.getSnapshot().rows.find((other) => other.id === id);
      return published && row ? changedFields(published, row.raw) : [];
    },

    imageAddressFault,
    addImage: images.add,
    imageAddress: images.address,
    readDraft: drafts.read,
    writeDraft: drafts.write,
    clearDraft: drafts.clear,

    ...openExports(ledger, images, present),
    planImport: async (name, text) => {
      const isJson = /^\s*[[{]/.test(text.replace(/^\uFEFF/, '')) || /\.json$/i.test(name);
      const { problems, rows, unchanged } = (isJson ? planJson : planCsv)(text, find, check);
      const change: Change = (document, context) =>
        rows.reduce(
          (next, { raw, before }) => (before ? updateProduct(raw.id, raw, before) : addProduct(raw))(next, context),
          document,
        );
      return { problems, changes: rows, unchanged, apply: () => mutate(change) };
    },
    readSetAside: ledger.readSetAside,
    dropSetAside: ledger.dropSetAside,
    dismissNews: ledger.dismissNews,
    persist: () => {
      persisted ??= navigator.storage?.persist?.() ?? Promise.resolve(false);
      return persisted;
    },
  };
}

/** 'sp-{timestamp}-{random}' (specification, section 3). */
function newId(now: Date): string {
  const random = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0'));
  return `sp-${now.getTime()}-${random.join('')}`;
}
