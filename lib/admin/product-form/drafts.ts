import { isProductLike } from '../../catalogue/fields/product-like';
import type { RawProduct } from '../../catalogue/schema/product';
import { isRecord } from '../../is-record';
import { formatDate } from '../../locale';
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
  const draft = (product: string) => storedValue(webStorage, `draft:${product}`, draftCodec);
  return {
    /** Draft of a product; `undefined` if there is none that can be read. */
    read: (product: string): Draft | undefined => draft(product).get(),
    /** Replaces the draft of a product. Returns false if storage is full. */
    write: (product: string, { at, values, base }: Draft): boolean => draft(product).set({ at, values, base }),
    /** Removes the draft of a product, except an unreadable one. */
    remove: (product: string): boolean => draft(product).set(undefined),
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
  const isValid = ([name, value]: [string, unknown]) =>
    Array.isArray(blank[name])
      ? Array.isArray(value) && value.every(name === 'images' ? isPicture : name === 'variants' ? isVariant : isText)
      : typeof value === typeof blank[name];
  return Object.fromEntries(Object.entries(values).filter(isValid));
}

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => isRecord(value) && Object.values(value).every(isText);
const isPicture = (value: unknown) => isTexts(value) && isRecord(value) && isText(value.src);
const isVariant = (value: unknown) => isRecord(value) && isTexts(value.choice) && isTexts(value.facts);
