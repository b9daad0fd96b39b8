import type { Editor } from '../../catalogue/fields/field';
import { FIELD_LIST } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import { withFields } from '../edits/fields';
import type { Draft } from './drafts';
import { editedValues, editorOf, type FormField, type FormValues, toFormValues, touchedEditors } from './form-values';

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
