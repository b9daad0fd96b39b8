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
  /** A value as text for an operator. Default: the format of the shape. */
  format?(value: unknown): string;
  /** The entries of a list value. Default: the entries of the shape. */
  entries?(value: unknown): FieldEntry[];
  /** True if the field does not affect the product page. */
  isHiddenOnPage?: boolean;
};
