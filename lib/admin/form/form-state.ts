import type { Editor } from '../../catalogue/fields/field';
import { FIELD_LIST } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import type { Draft } from '../drafts';
import { withFields } from '../ledger/fields';
import { editedValues, editorOf, type FormField, type FormValues, toFormValues, touchedEditors } from './form-values';

/** The values of a form, and the product from which each of its fields began. */
export type FormState = { base: Partial<RawProduct>; values: FormValues };

/** A form over a product, with nothing touched. */
export function openForm(base: Partial<RawProduct>): FormState {
  return { base, values: toFormValues(base) };
}

/** The controls that were touched. Those of one field stand or fall together, for they describe one value. */
export function touchedValues({ base, values }: FormState): Partial<FormValues> {
  return editedValues(touchedEditors(values, base), values);
}

/**
 * A form over a product as it stands, with the touched controls of a draft in it and nothing else of the draft. The touched fields
 * begin from the draft's base, so that what others did to them meanwhile is a clash when the form is saved; without a base from the
 * product as it stands. A new product has none: a draft of one that is gone brings all that it was.
 */
export function restoreDraft({ values, base }: Omit<Draft, 'at'>, current: Partial<RawProduct>): FormState {
  if (current.id === undefined) return { base: current, values: { ...toFormValues(base ?? current), ...values } };
  const begun = base ? withFields(current, fieldsOf(editorsOf(values), base)) : current;
  return { base: begun, values: { ...toFormValues(begun), ...values } };
}

const editorsOf = (values: Partial<FormValues>) =>
  (Object.keys(values) as FormField[]).flatMap((name) => editorOf(name) ?? []);

function fieldsOf(editors: readonly Editor[], raw: RawProduct): Partial<Record<keyof RawProduct, unknown>> {
  const keys = FIELD_LIST.flatMap(({ key, editor }) => (editor !== 'none' && editors.includes(editor) ? key : []));
  return Object.fromEntries(keys.map((key) => [key, raw[key]]));
}
