import { canonicalJson } from '../../catalogue/canonical-json';
import type { Editor } from '../../catalogue/fields/field';
import { FIELD_LIST, fieldAt, pathParts } from '../../catalogue/fields/field-list';
import { FIELDS } from '../../catalogue/fields/fields';
import { isBlankRow } from '../../catalogue/fields/variant-rows';
import type { RawProduct } from '../../catalogue/schema/product';
import { formatSelection, type OptionControl, optionControls } from '../../catalogue/variants/offer';
import { offerOfRow } from '../../catalogue/variants/offer-of-row';
import { adminMessages } from '../admin-messages';
import { isSame, withFields } from '../edits/fields';

type EditorOf<Field> = Field extends { editor: infer Own } ? Exclude<Own, 'none'> : never;
type ValuesOf<Own> = Own extends { read(raw: never): infer Values } ? Values : never;
type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Values of a product form as typed. Lists are text, with one entry per line or separated by commas. */
export type FormValues = UnionToIntersection<ValuesOf<EditorOf<(typeof FIELDS)[keyof typeof FIELDS]>>>;
/** Name of a control of the product form. */
export type FormField = keyof FormValues;

const ALL_EDITORS = [...new Set(FIELD_LIST.flatMap(({ editor }) => (editor === 'none' ? [] : [editor as Editor])))];
const editorsIn = (name: Editor['section']) => ALL_EDITORS.filter(({ section }) => section === name);

/** Sections of the product form in order, with their editors. */
export const FORM_SECTIONS: readonly { title: string; editors: readonly Editor[] }[] = [
  { title: 'Basics', editors: editorsIn('basics') },
  { title: 'Prices, stock and variants', editors: editorsIn('prices') },
  { title: 'Specifications and shipping', editors: editorsIn('specifications') },
  { title: 'More', editors: editorsIn('more') },
];

const EDITORS = FORM_SECTIONS.flatMap(({ editors }) => editors);

/** Names of the controls in page order. */
export const FORM_FIELDS = EDITORS.flatMap(({ controls }) => Object.keys(controls)) as FormField[];

/** Form values of a product. */
export function toFormValues(raw: Partial<RawProduct>): FormValues {
  return Object.assign({}, ...EDITORS.map((editor) => editor.read(raw)));
}

/** Editors whose values differ from the product `base`. */
export function touchedEditors(values: FormValues, base: Partial<RawProduct>): Editor[] {
  return EDITORS.filter((editor) => {
    const before = editor.read(base);
    return Object.keys(before).some((name) => !isSame(values[name as FormField], before[name]));
  });
}

/** Product of the form values. Unchanged fields stay exactly as in `base`. */
export function toRawProduct(values: FormValues, base: Partial<RawProduct>): RawProduct {
  const isNew = base.id === undefined;
  const written = (isNew ? EDITORS : touchedEditors(values, base)).map((editor) => editor.write(values, base));
  return withFields(base, Object.assign({}, ...written));
}

/** Control for a path of the product: 'restrictions.states[1]' -> 'states'. The first control if the field has none. */
export function formFieldOf(path: string): FormField {
  const editor = fieldAt(path)?.editor;
  if (!editor || editor === 'none') return FORM_FIELDS[0] as FormField;
  const [, part = ''] = pathParts(path);
  const names = Object.keys(editor.controls);
  return (names.includes(part) ? part : (editor.controlOf?.(part) ?? names[0])) as FormField;
}

/** Label of a control, or its name if it has no label. */
export function controlLabel(name: FormField): string {
  return editorOf(name)?.controls[name]?.label ?? name;
}

/** Editor that contains a control. */
export function editorOf(name: FormField): Editor | undefined {
  return EDITORS.find(({ controls }) => name in controls);
}

/** Values of the controls of some editors. */
export function editedValues(editors: readonly Editor[], values: FormValues): Partial<FormValues> {
  const names = editors.flatMap(({ controls }) => Object.keys(controls)) as FormField[];
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

const { category, available_colors, available_sizes, options } = FIELDS;

/** Option controls of the product page for the current form values: colors, sizes and options. */
export function formOptions(values: FormValues): OptionControl[] {
  const raw = {
    ...category.editor.write(values, {}),
    ...available_colors.editor.write(values, {}),
    ...available_sizes.editor.write(values, {}),
    ...options.editor.write(values, {}),
  };
  // Skips options that are being typed and have no name or values yet.
  return optionControls(offerOfRow(raw as RawProduct)).filter((control) => control.name && control.values.length > 0);
}

/** Error of a control of the product form. */
export type FormError = {
  field: FormField;
  message: string;
  /** Index of the variant or image, for an error in one row of a list. */
  row?: number;
  /** Part of that row: 'price', 'color'. */
  part?: string;
  /** True if another tab or the site also changed the field. `message` then has the other value. */
  isConflict?: boolean;
};

/**
 * Errors of a form, and of variants with the same values, in page order. `mayBeUnpriced` allows the
 * price 0, for a product that had no price before. `sizeSystem` is 'none' for a product without sizes.
 */
export function checkForm(values: FormValues, { mayBeUnpriced = false } = {}): FormError[] {
  const errors: FormError[] = repeatedVariants(values);
  for (const field of REQUIRED_CONTROLS) {
    const value = values[field];
    if (field === 'price') {
      if (!isPrice(values.price, mayBeUnpriced)) errors.push({ field, message: adminMessages.invalidPrice });
    } else if (typeof value === 'string' && value.trim() === '')
      errors.push({ field, message: adminMessages.required });
  }
  const field = emptySizes(values);
  if (field) errors.push({ field, message: adminMessages.sizeRequired });
  return sortErrors(errors);
}

/** Sorts errors by the order of their controls on the page. */
export function sortErrors(errors: readonly FormError[]): FormError[] {
  return [...errors].sort((a, b) => FORM_FIELDS.indexOf(a.field) - FORM_FIELDS.indexOf(b.field));
}

/** Name of a variant row in messages: 'Row 3 (Black, size 2XL)'. */
export function rowName({ variants }: Pick<FormValues, 'variants'>, row: number): string {
  const words = formatSelection(variants[row]?.choice ?? {});
  return `Row ${row + 1}${words && ` (${words})`}`;
}

const REQUIRED_CONTROLS = FORM_SECTIONS.flatMap(({ editors }) =>
  editors.flatMap(({ controls }) => Object.keys(controls).filter((name) => controls[name]?.isRequired)),
) as FormField[];

function isPrice(text: string, mayBeZero: boolean): boolean {
  const price = text.trim() === '' ? Number.NaN : Number(text);
  return (price > 0 || (mayBeZero && price === 0)) && price !== Number.POSITIVE_INFINITY;
}

function emptySizes({ sizeSystem, sizes, otherSizes, waists, men }: FormValues): FormField | undefined {
  const hasNone = (text: string) => !/[^\s,]/.test(text);
  if (sizeSystem === 'list' && sizes.length === 0 && hasNone(otherSizes)) return 'sizes';
  if (sizeSystem === 'waist-length' && hasNone(waists)) return 'waists';
  return sizeSystem === 'men-sleeve' && hasNone(men) ? 'men' : undefined;
}

/** Errors of rows with the same values as an earlier row. Skips blank rows, because they are not saved. */
function repeatedVariants({ variants }: FormValues): FormError[] {
  const first = new Map<string, number>();
  return variants.flatMap((variant, row): FormError[] => {
    const key = canonicalJson(variant.choice) ?? '';
    if (key === '{}' && isBlankRow(variant)) return [];
    const other = first.get(key);
    if (other === undefined) first.set(key, row);
    if (other === undefined) return [];
    const message = `${rowName({ variants }, row)}: ${adminMessages.sameVariant(other + 1)}`;
    return [{ field: 'variants', row, message }];
  });
}
