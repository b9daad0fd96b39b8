'use client';

import { useCallback, useEffect, useState } from 'react';
import { isSame } from '@/lib/admin/edits/fields';
import { checkForm, type FormError, rowName, sortErrors } from '@/lib/admin/product-form/check-form';
import { type FormState, openForm, restoreDraft, touchedValues } from '@/lib/admin/product-form/form-state';
import {
  editedValues,
  editorOf,
  type FormField,
  type FormValues,
  formFieldOf,
  toFormValues,
  toRawProduct,
} from '@/lib/admin/product-form/form-values';
import type { ProductProblem } from '@/lib/admin/store-types';
import type { FactName } from '@/lib/catalogue/fields/fact-path';
import { FACT_COLUMNS, selectionOfVariant } from '@/lib/catalogue/fields/variant-rows';
import { isPriced } from '@/lib/catalogue/price';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { useAdmin } from '../layout/admin-context';
import { type FocusTarget, focusControl, type ProductFormState } from './control-props';

type SaveFailure = {
  ok: false;
  message: string;
  problems: readonly ProductProblem[];
  /** The present product, if others changed it after the form was opened. */
  current?: RawProduct | undefined;
};
export type SaveProductResult = { ok: true } | SaveFailure;
/** Saves a product. `before` is the product that the form started from. */
export type SaveProduct = (raw: RawProduct, before: Partial<RawProduct>) => Promise<SaveProductResult>;

/** The state of the product form: its values and errors, and a function that saves them. */
export function useProductForm(product: Partial<RawProduct>) {
  const { store, notify } = useAdmin();
  const [state, setState] = useState(() => openForm(product));
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [failure, setFailure] = useState('');
  const [target, setTarget] = useState<FocusTarget>();
  // The notice of the page before would cover the buttons of this one.
  useEffect(() => notify(undefined), [notify]);
  // Rows of a list may be on another page: the control is there after the next render.
  useEffect(() => {
    if (target) focusControl(target);
  }, [target]);
  const goTo = useCallback((next: FocusTarget) => setTarget({ ...next }), []);

  const update = useCallback((names: readonly FormField[], next: (old: FormValues) => FormValues) => {
    setState((old) => ({ ...old, values: next(old.values) }));
    setErrors((old) =>
      old.some(({ field }) => names.includes(field)) ? old.filter((e) => !names.includes(e.field)) : old,
    );
    setFailure('');
  }, []);
  const set = useCallback<ProductFormState['set']>(
    (changes) => update(Object.keys(changes) as FormField[], (old) => ({ ...old, ...changes })),
    [update],
  );
  const change = useCallback<ProductFormState['change']>(
    (name, next) => update([name], (old) => ({ ...old, [name]: next(old[name]) })),
    [update],
  );
  /** Replaces all values, as a restored draft does. */
  const replace = (next: FormState) => {
    setState(next);
    setErrors([]);
    setFailure('');
  };

  const { base, values } = state;
  /** Saves the form. Returns the errors that prevent it; also shown at their controls. */
  const submit = async (save: SaveProduct): Promise<{ isSaved: boolean; errors: readonly FormError[] }> => {
    const mayBeUnpriced = base.id !== undefined && base.price !== undefined && !isPriced({ price: base.price });
    const raw = toRawProduct(values, base);
    const own = checkForm(values, { mayBeUnpriced });
    const saved: SaveProductResult =
      own.length > 0 ? { ok: false, message: '', problems: store.check(raw) } : await save(raw, base);
    if (saved.ok) return { isSaved: true, errors: [] };
    const { current, problems, message } = saved;
    // Show the changes of others, and keep the values of this form. The next save writes these over what the operator sees now.
    if (current) setState((old) => restoreDraft({ values: touchedValues(old) }, current));
    const touched = touchedValues(state);
    const others = problems
      .map((problem) => toFormError(problem, raw, values))
      .filter(({ field, row }) => !own.some((error) => error.field === field && error.row === row))
      .map((error) => ({ ...error, isConflict: current !== undefined && error.field in touched }));
    const found = sortErrors([...own, ...others]);
    setErrors(found);
    setFailure(found.length > 0 && !current ? '' : message);
    return { isSaved: false, errors: found };
  };
  /** Takes the other value of a conflict. */
  const takeOtherValue = ({ field }: FormError) => {
    const editor = editorOf(field);
    if (editor) set(editedValues([editor], toFormValues(base)));
  };

  const form: ProductFormState = { values, errors, set, change, goTo, target };
  return { form, state, failure, replace, submit, takeOtherValue };
}

const IMAGE_PARTS: Readonly<Record<string, string>> = { src: 'URL', alt: 'alt text' };

/**
 * A problem of a product as an error of the form. In lists the message begins with the row: 'image_links[2].color' becomes row 2, part
 * 'color', 'Image 3, color: …'.
 */
function toFormError({ field: path, message }: ProductProblem, raw: RawProduct, values: FormValues): FormError {
  const field = formFieldOf(path);
  const [, list, at, part] = /^(variants|image_links)\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  if (list === 'image_links') {
    const name = [`Image ${Number(at) + 1}`, part && (IMAGE_PARTS[part] ?? part)].filter(Boolean).join(', ');
    return { field, message: `${name}: ${message}`, row: Number(at), part };
  }
  const variant = list && raw.variants?.[Number(at)];
  const row = variant ? values.variants.findIndex(({ choice }) => isSame(choice, selectionOfVariant(variant))) : -1;
  if (row < 0) return { field, message };
  const label = part && Object.hasOwn(FACT_COLUMNS, part) ? FACT_COLUMNS[part as FactName].label : undefined;
  return { field, message: `${[rowName(values, row), label].filter(Boolean).join(', ')}: ${message}`, row, part };
}
