import type { ProductPicture } from '../images/product-images';
import type { RawProduct } from '../schema/product';
import type { VariantRow } from './variant-facts';

/** The name of a field in the data file. */
export type FieldKey = keyof RawProduct;

/** The value of a control in the product form. */
export type ControlValue = string | boolean | string[] | ProductPicture[] | readonly VariantRow[];

/** A control in the product form. */
export type Control = {
  /** 'custom': rendered by the component of its editor. */
  kind: 'text' | 'area' | 'number' | 'date' | 'check' | 'category' | 'subcategory' | 'custom';
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** True for a control with the full width of the form. */
  isWide?: boolean;
  /** Height of a text area in lines. */
  rows?: number;
  min?: number;
  max?: number;
  step?: number;
};

/** Edits fields in the product form. A field may have several controls, and several fields may share one editor. */
export type Editor<Values extends object = Record<string, ControlValue>> = {
  /** The section of the form with its controls. */
  section: 'basics' | 'prices' | 'specifications' | 'more';
  /** The heading of its controls. undefined: no frame around them. */
  legend?: string;
  /** The component that renders all its controls together. undefined: each control is rendered separately. */
  component?: 'sizes' | 'colors' | 'images' | 'variants';
  controls: { readonly [Name in keyof Values]: Control };
  /** The control values for a product. */
  read(raw: Partial<RawProduct>): Values;
  /** The product fields for the control values; undefined removes a field. `raw` is the product before the change. */
  write(values: Values, raw: Partial<RawProduct>): Partial<RawProduct>;
  /** The control that edits a part of the value: 'waist' -> 'waists'. Default: the control with the name of the part. */
  controlOf?(part: string): keyof Values;
};

/** Converts a value to the text of a control or CSV cell, and back. Invalid text stays text, so that the schema reports the error. */
export type TextFormat = { format(value: unknown): string; parse(text: string): unknown };

/** The rough type of a value, to check data before validation. */
export type Shape =
  | 'text'
  | 'category'
  | 'number'
  | 'flag'
  | 'texts'
  | 'sizes'
  | 'colors'
  | 'pictures'
  | 'group'
  | 'groups';

/** A list entry, as text for an operator. `key` identifies the entry. `detail` distinguishes entries with the same label. */
export type FieldEntry = { key: string; label: string; detail?: string };

/** An entry that its label identifies, or else a key. */
export const toEntry = (label: string, key = label): FieldEntry => ({ key, label });

/** Metadata of a product field: label, editor and format. Its zod schema is in `lib/catalogue/schema`, its documentation in `field-docs.json`. */
export type Field<Key extends FieldKey = FieldKey> = {
  key: Key;
  label: string;
  /** The value of a product without this field. undefined: it has no value. */
  defaultValue?: string | number | boolean;
  shape: Shape;
  /** 'none': the field is not in the form. */
  editor: Editor | 'none';
  /** Text form for controls and CSV cells. undefined: the field has no text form. */
  text?: TextFormat;
  /** A value as text for an operator. Default: its entries, or the text of any JSON value. */
  format?(value: unknown): string;
  /** The entries of a list value. Default: the texts of the shape 'texts'. */
  entries?(value: unknown): FieldEntry[];
  /** True if the field does not affect the product page. */
  isHiddenOnPage?: boolean;
};

/** The trimmed lines of a text, without empty lines. */
export const nonEmptyLines = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** The trimmed entries of a text that are separated by commas or line breaks, without empty entries. */
export const nonEmptyEntries = (text: string): string[] => text.split(/[,\n]/).flatMap((entry) => entry.trim() || []);

export const emptyToUndefined = <Item>(list: Item[]): Item[] | undefined => (list.length > 0 ? list : undefined);

const toText = (value: unknown) => (value === undefined || value === null ? '' : String(value));
const toTexts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** Plain text, trimmed; empty text becomes undefined. */
export const plainText: TextFormat = { format: toText, parse: (text) => text.trim() || undefined };

/** A number as text. Empty text becomes undefined; other text stays text. */
export const numberText: TextFormat = {
  format: toText,
  parse(text) {
    const trimmed = text.trim();
    if (trimmed === '') return undefined;
    return Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed);
  },
};

/** A list of texts, one per line. */
export const lineText: TextFormat = {
  // A line break inside an entry becomes a space, as in the schema.
  format: (value) =>
    toTexts(value)
      .map((entry) => entry.replace(/\s+/g, ' '))
      .join('\n'),
  parse: (text) => emptyToUndefined(nonEmptyLines(text)),
};

/** A list of short texts, separated by commas. */
export const entryText: TextFormat = {
  format: (value) => toTexts(value).join(', '),
  parse: (text) => emptyToUndefined(nonEmptyEntries(text)),
};

type FieldOptions = Pick<Field, 'label'> &
  Partial<Pick<Field, 'isHiddenOnPage' | 'text' | 'shape' | 'format' | 'defaultValue'>>;
type ControlOptions = FieldOptions & { section: Editor['section']; control?: Partial<Control> };

/**
 * A field with one control that edits the value as text.
 * @param name the control's name in the form
 */
export function textField<const Key extends FieldKey, const Name extends string = Key>(
  key: Key,
  { section, control, ...field }: ControlOptions,
  name = key as string as Name,
) {
  type Values = Record<NoInfer<Name>, string>;
  const { label, shape = 'text' as Shape, text = plainText as TextFormat } = field;
  const editor: Editor<Values> = {
    section,
    controls: { [name]: { kind: 'text', label, ...control } } as Record<keyof Values, Control>,
    read: (raw) => ({ [name]: text.format(raw[key] ?? field.defaultValue) }) as Values,
    write: (values) => ({ [key]: text.parse(values[name]) }) as Partial<RawProduct>,
  };
  return { ...field, key, shape, text, editor };
}

/** A field with a number. Default control: whole numbers from 0. */
export function numberField<const Key extends FieldKey>(key: Key, { control, ...options }: ControlOptions) {
  return textField(key, {
    ...options,
    shape: 'number',
    text: numberText,
    control: { kind: 'number', min: 0, step: 1, ...control },
  });
}

/** A field with true or false, edited by a checkbox. */
export function flagField<const Key extends FieldKey>(key: Key, { section, control, ...field }: ControlOptions) {
  const editor: Editor<Record<Key, boolean>> = {
    section,
    controls: { [key]: { kind: 'check', label: field.label, ...control } } as Record<Key, Control>,
    read: (raw) => ({ [key]: raw[key] === true }) as Record<Key, boolean>,
    // False is not written, so that checking and unchecking does not change the product.
    write: (values) => ({ [key]: values[key] || undefined }) as Partial<RawProduct>,
  };
  return { ...field, key, defaultValue: false, shape: 'flag' as Shape, editor };
}

/** A field that is not in the form. */
export function hiddenField<const Key extends FieldKey>(key: Key, options: FieldOptions) {
  return { shape: 'text' as Shape, ...options, key, editor: 'none' as const };
}
