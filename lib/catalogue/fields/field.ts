import type { ProductPicture } from '../images/product-images';
import type { Product, RawProduct } from '../schema/product';
import type { Spec } from '../specs';
import type { VariantRow } from './fact-path';

/** The name of a field in the data file. */
export type FieldKey = keyof RawProduct;

/** The value of a form's control. */
export type ControlValue = string | boolean | string[] | ProductPicture[] | readonly VariantRow[];

/** A control of the product's form. */
export type Control = {
  /** 'own': drawn by the component that its editor names. */
  kind: 'text' | 'area' | 'number' | 'date' | 'check' | 'category' | 'subcategory' | 'own';
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** Whether the control takes the whole width. */
  isWide?: boolean;
  /** Lines of an area. */
  rows?: number;
  min?: number;
  max?: number;
  step?: number;
};

/**
 * The editing of fields: the controls, and the way between their values and the product. A field may have several controls, and
 * several fields may share one editor.
 */
export type Editor<Values extends object = Record<string, ControlValue>> = {
  /** The part of the form that shows its controls. */
  section: 'basics' | 'prices' | 'specifications' | 'more';
  /** The words over its controls, where those stand in a frame. */
  legend?: string;
  /** The component that draws it, where its controls are not drawn one by one. */
  component?: 'sizes' | 'colors' | 'images' | 'variants';
  controls: { readonly [Name in keyof Values]: Control };
  read(raw: Partial<RawProduct>): Values;
  /** The fields of the product that the controls' values give; undefined takes a field out. */
  write(values: Values, raw: Partial<RawProduct>): Partial<RawProduct>;
  /** The control of a part of the field's value, where that does not bear the part's name. */
  controlOf?(part: string): keyof Values;
};

/** A value as the text of a control or of a cell. What cannot be read stays text: the schema then says what is wrong with it. */
export type TextFormat = { format(value: unknown): string; parse(text: string): unknown };

/** The kind of a value, for data that nobody has checked. */
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

/** An entry of a list in an operator's words. What two entries of one wording differ in stands in `detail`; `key` tells which entry it is. */
export type FieldEntry = { key: string; words: string; detail?: string };

/** A field of a product: everything the shop knows of it but its schema, which stands behind `lib/catalogue/schema`. */
export type Field<Key extends FieldKey = FieldKey> = {
  key: Key;
  /**
   * The field's place when a product is written. Stored ledgers hold hashes of products so written: never change one, a new field
   * comes last.
   */
  rank: number;
  /** The field's label. */
  label: string;
  /** A sentence of documentation, in Markdown. */
  about: string;
  /** The meaning of its absence; left out of a field that every product must have. */
  absent?: string;
  /** The value that a product without it has, where that is not nothing. */
  without?: string | number | boolean;
  shape: Shape;
  /** 'none': it is not in the form. */
  editor: Editor | 'none';
  text?: TextFormat;
  /** The words of the product's page behind its label, or several pairs. */
  fact?(product: Product): string | readonly Spec[] | undefined;
  /** A value in an operator's words, and the entries of one that is a list; without them the field's shape decides. */
  words?(value: unknown): string;
  entries?(value: unknown): FieldEntry[];
  /** The product's page shows nothing of it: it only orders lists, or is kept as it stands. */
  isUnseen?: boolean;
  /** Whether the field places a product in a listing: the rows of a product that is listed twice may differ in it. */
  isPlace?: boolean;
};
