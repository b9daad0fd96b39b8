import type { VariantRow } from '../../catalogue/fields/fact-path';
import { isProductLike } from '../../catalogue/fields/product-like';
import { groupBy } from '../../catalogue/group-by';
import type { ProductPicture } from '../../catalogue/images/product-images';
import type { RawProduct } from '../../catalogue/schema/product';
import { isRecord } from '../../is-record';
import { formatDate } from '../../locale';
import { storedNames } from '../../storage/storage-entries';
import { jsonCodec, storedValue } from '../../storage/stored-value';
import { localWebStorage, type WebStorage } from '../../storage/web-storage';

import { adminMessages } from '../admin-messages';
import { migrateLegacyFields } from '../edits/legacy';
import { formatTime } from '../format-time';
import { type FormValues, toFormValues } from './form-values';

/** Unsaved values of a product form. */
export type Draft = {
  /** Time of the last change, in milliseconds. */
  at: number;
  /** Changed values only. */
  values: Partial<FormValues>;
  /** Product when the form was opened; `undefined` for a new product. */
  base?: RawProduct | undefined;
};

const draftCodec = jsonCodec<Draft>(2, ({ at, values, base }) =>
  typeof at === 'number'
    ? { at, values: readValues(values), base: isProductLike(base) ? migrateLegacyFields(base) : undefined }
    : undefined,
);

/**
 * Opens the drafts, one per product, under the names 'draft:<product id>' and 'draft:new'. If two tabs edit one product, the later
 * change replaces the draft of the other tab. Saved edits are not affected.
 */
export function openDrafts(webStorage: WebStorage) {
  const draft = (name: string) => storedValue(webStorage, name, draftCodec);
  /** Current name, and names of earlier versions, which had one draft per form: 'draft:<product id>:<number>-<number>'. */
  const namesOf = (product: string) => {
    const start = `draft:${product}:`;
    const isLegacy = (name: string) => name.startsWith(start) && /^[0-9-]+$/.test(name.slice(start.length));
    return [`draft:${product}`, ...storedNames(webStorage).filter(isLegacy)];
  };
  return {
    /** Newest readable draft of a product; `undefined` if there is none. */
    read: (product: string): Draft | undefined =>
      namesOf(product)
        .flatMap((name) => draft(name).get() ?? [])
        .sort((a, b) => b.at - a.at)[0],
    /** Replaces the draft of a product. Returns false if storage is full. */
    write: (product: string, { at, values, base }: Draft): boolean =>
      draft(`draft:${product}`).set({ at, values, base }),
    /** Removes the drafts of a product, except unreadable ones. */
    remove(product: string): void {
      for (const name of namesOf(product)) draft(name).set(undefined);
    },
  };
}

/** Drafts of this browser. */
export const drafts = openDrafts(localWebStorage);

/** Title of a draft: 'Draft of 14:05: “Blue shirt”'. Has the day if it is not today. */
export function draftTitle({ at, values, base }: Draft, now: Date): string {
  const time = new Date(at);
  const day = formatDate({ day: time.getDate(), month: time.getMonth(), isShort: true });
  const moment = `${time.toDateString() === now.toDateString() ? '' : `${day}, `}${formatTime(at)}`;
  const name = (values.productName ?? base?.name ?? '').trim();
  return adminMessages.draftOf(moment, name ? `“${name}”` : adminMessages.draftUnnamed);
}

/** Valid values of a stored draft. Skips others, because the storage may contain anything. */
function readValues(values: unknown): Partial<FormValues> {
  if (!isRecord(values)) return {};
  const blank: Record<string, unknown> = toFormValues({});
  const lists = { images: readPictures(values), variants: readVariants(values.variants) };
  const others = Object.entries(values).filter(([name, value]) => !(name in lists) && hasSameType(value, blank[name]));
  const readable = Object.entries(lists).filter(([, list]) => list !== undefined);
  return Object.fromEntries([...others, ...readable]);
}

/** True if both values have the same type: a string, a boolean, or an array of strings. */
function hasSameType(value: unknown, other: unknown): boolean {
  if (Array.isArray(other)) return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  return typeof value === typeof other && typeof value !== 'object';
}

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string');
const isPicture = (value: unknown): value is ProductPicture => isTexts(value) && typeof value.src === 'string';
const isVariant = (value: unknown): value is VariantRow =>
  isRecord(value) && isTexts(value.choice) && isTexts(value.facts);

/** Pictures of a draft. Earlier versions stored URLs, and the alt texts in `imageAlts`. */
function readPictures({ images, imageAlts }: Record<string, unknown>): ProductPicture[] | undefined {
  if (!Array.isArray(images)) return undefined;
  const alts = isTexts(imageAlts) ? imageAlts : {};
  const toPicture = (src: string) => ({ src, ...(alts[src] && { alt: alts[src] }) });
  const pictures: unknown[] = images.map((image) => (typeof image === 'string' ? toPicture(image) : image));
  return pictures.every(isPicture) ? pictures : undefined;
}

/** Variants of a draft. Earlier versions stored the text of each fact under a name such as 'price {"size":"3XL"}'. */
function readVariants(variants: unknown): VariantRow[] | undefined {
  if (Array.isArray(variants)) return variants.every(isVariant) ? variants : undefined;
  if (!isTexts(variants)) return undefined;
  const facts = Object.entries(variants).map(([name, text]) => ({ key: name.replace(/^\w+ /, ''), name, text }));
  try {
    const rows = [...groupBy(facts, ({ key }) => key)].map(([key, own]) => ({
      choice: JSON.parse(key) as unknown,
      facts: Object.fromEntries(own.map(({ name, text }) => [name.split(' ', 1)[0], text])),
    }));
    return rows.every(isVariant) ? rows : undefined;
  } catch {
    return undefined;
  }
}
