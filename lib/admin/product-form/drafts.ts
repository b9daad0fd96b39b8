import type { Editor } from '../../catalogue/fields/field';
import { FIELD_LIST, isProductLike } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import { isRecord } from '../../is-record';
import { formatDate } from '../../locale';
import { jsonCodec, localWebStorage, storedValue } from '../../storage/web-storage';
import { adminMessages, formatTime } from '../admin-messages';
import { withFields } from '../edits/fields';
import { migrateLegacyFields } from '../edits/legacy';
import { editedValues, editorOf, type FormField, type FormValues, toFormValues, touchedEditors } from './form-values';

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
 * Stored draft of a product id or of 'new'; a draft that cannot be read is never removed. If two tabs edit one product, the later change
 * replaces the draft of the other tab. Saved edits are not affected.
 */
export const draftOf = (product: string, webStorage = localWebStorage) =>
  storedValue(webStorage, `draft:${product}`, draftCodec);

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

/** Values of a form, and the product that it started from. */
export type FormState = { base: Partial<RawProduct>; values: FormValues };

/** Opens the form of a product, without changes. */
export function openForm(base: Partial<RawProduct>): FormState {
  return { base, values: toFormValues(base) };
}

/** Values that differ from the product. Returns all controls of a changed field, because they form one value. */
export function touchedValues({ base, values }: FormState): Partial<FormValues> {
  return editedValues(touchedEditors(values, base), values);
}

/**
 * Opens the form of the current product with the changed values of a draft. Changed fields start from the draft's base, so that a save
 * detects conflicts with later changes. A draft without a base starts from the current product. If the product was deleted, `current` has
 * no id, and the form of a new product gets all fields of the draft's base.
 */
export function restoreDraft({ values, base }: Omit<Draft, 'at'>, current: Partial<RawProduct>): FormState {
  if (current.id === undefined) return { base: current, values: { ...toFormValues(base ?? current), ...values } };
  const start = base ? withFields(current, fieldsOf(editorsOf(values), base)) : current;
  return { base: start, values: { ...toFormValues(start), ...values } };
}

const editorsOf = (values: Partial<FormValues>) =>
  (Object.keys(values) as FormField[]).flatMap((name) => editorOf(name) ?? []);

function fieldsOf(editors: readonly Editor[], raw: RawProduct): Partial<Record<keyof RawProduct, unknown>> {
  const keys = FIELD_LIST.flatMap(({ key, editor }) => (editor !== 'none' && editors.includes(editor) ? key : []));
  return Object.fromEntries(keys.map((key) => [key, raw[key]]));
}
