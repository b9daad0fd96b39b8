import type { Editor } from '../../catalogue/fields/field';
import { FIELD_LIST } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import { withFields } from '../edits/fields';
import type { Draft } from './drafts';
import { editedValues, editorOf, type FormField, type FormValues, toFormValues, touchedEditors } from './form-values';

/** The values of a form, and the product that it started from. */
export type FormState = { base: Partial<RawProduct>; values: FormValues };

/** A form over a product, with nothing touched. */
export function openForm(base: Partial<RawProduct>): FormState {
  return { base, values: toFormValues(base) };
}

/** The values that differ from the product. The controls of one field are returned together, because they describe one value. */
export function touchedValues({ base, values }: FormState): Partial<FormValues> {
  return editedValues(touchedEditors(values, base), values);
}

/**
 * A form over the present product, with the touched values of a draft. The touched fields start from the draft's base, so that a save
 * finds conflicts with changes of others since then. A draft without a base starts from the present product. A draft of a product that
 * was deleted brings all fields of that product into the form of a new one.
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
