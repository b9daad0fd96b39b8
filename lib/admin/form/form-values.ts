import type { Editor } from '../../catalogue/fields/field';
import { FIELD_LIST, fieldAt, partsOf } from '../../catalogue/fields/field-list';
import type { FIELDS } from '../../catalogue/fields/fields';
import type { RawProduct } from '../../catalogue/schema/product';
import { isSame, withFields } from '../ledger/fields';

type EditorOf<Field> = Field extends { editor: infer Own } ? Exclude<Own, 'none'> : never;
type ValuesOf<Own> = Own extends { read(raw: never): infer Values } ? Values : never;
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** How the form of a product is filled in: everything as it was typed. Lists are text, an entry a line or between commas. */
export type FormValues = Together<ValuesOf<EditorOf<(typeof FIELDS)[keyof typeof FIELDS]>>>;
/** The name of a field that the form of a product edits. */
export type FormField = keyof FormValues;

const isEditor = (editor: Editor | 'none'): editor is Editor => editor !== 'none';

/** Every editor once, as they stand on the page. */
export const EDITORS: readonly Editor[] = (['main', 'details'] as const).flatMap((group) =>
  [...new Set(FIELD_LIST.map(({ editor }) => editor).filter(isEditor))].filter((editor) => editor.group === group),
);

/** The names of the controls, as they stand on the page. */
export const FORM_FIELDS = EDITORS.flatMap(({ controls }) => Object.keys(controls)) as FormField[];

/** A product as the form shows it. */
export function toFormValues(raw: Partial<RawProduct>): FormValues {
  return Object.assign({}, ...EDITORS.map((editor) => editor.read(raw)));
}

/** The editors whose controls say something else than the product does. */
export function touchedEditors(values: FormValues, base: Partial<RawProduct>): Editor[] {
  return EDITORS.filter((editor) => {
    const before = editor.read(base);
    return Object.keys(before).some((name) => !isSame(values[name as FormField], before[name]));
  });
}

/** The product that a form describes. What was not touched stays as `base` has it, to the letter, so that a change set holds changes only. */
export function toRawProduct(values: FormValues, base: Partial<RawProduct>): RawProduct {
  const isNew = base.id === undefined;
  const written = (isNew ? EDITORS : touchedEditors(values, base)).map((editor) => editor.write(values, base));
  return withFields(base, Object.assign({}, ...written));
}

/** The control in which a field of the product is typed: 'restrictions.states[1]' -> 'states'; the first for what has none. */
export function formFieldOf(path: string): FormField {
  const editor = fieldAt(path)?.editor;
  if (!editor || editor === 'none') return FORM_FIELDS[0] as FormField;
  const [, part = ''] = partsOf(path);
  const names = Object.keys(editor.controls);
  return (names.includes(part) ? part : (editor.controlOf?.(part) ?? names[0])) as FormField;
}

/** What stands over a control. */
export function controlLabel(name: FormField): string {
  return editorOf(name)?.controls[name]?.label ?? name;
}

/** The editor that a control is part of. */
export function editorOf(name: FormField): Editor | undefined {
  return EDITORS.find(({ controls }) => name in controls);
}

/** Of some values those in the controls of these editors. */
export function editedValues(editors: readonly Editor[], values: FormValues): Partial<FormValues> {
  const names = editors.flatMap(({ controls }) => Object.keys(controls)) as FormField[];
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
