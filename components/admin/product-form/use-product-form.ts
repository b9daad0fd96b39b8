import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isSame } from '@/lib/admin/edits/fields';
import {
  type Draft,
  draftOf,
  type FormState,
  openForm,
  restoreDraft,
  touchedValues,
} from '@/lib/admin/product-form/drafts';
import {
  checkForm,
  editedValues,
  editorOf,
  type FormError,
  type FormField,
  type FormValues,
  formFieldOf,
  rowName,
  sortErrors,
  toFormValues,
  toRawProduct,
} from '@/lib/admin/product-form/form-values';
import type { ProductProblem } from '@/lib/admin/store-types';
import type { FactName } from '@/lib/catalogue/fields/variant-facts';
import { FACT_COLUMNS, selectionOfVariant } from '@/lib/catalogue/fields/variant-rows';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { isPriced } from '@/lib/money';
import { type RunResult, useAdmin } from '../layout/admin-context';
import { type FocusTarget, focusControl, type ProductFormState } from './form-controls';

/** `current`: the latest product, if another tab changed it after the form was opened and the save failed. */
type SaveProductResult = RunResult & { current?: RawProduct | undefined };
/** Saves a product. `before` is the initial product of the form. */
export type SaveProduct = (raw: RawProduct, before: Partial<RawProduct>) => Promise<SaveProductResult>;

/** State of the product form: values, errors, focus, and the functions to save or replace the values. */
export function useProductForm(product: Partial<RawProduct>) {
  const { store, notify } = useAdmin();
  const [state, setState] = useState(() => openForm(product));
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [failure, setFailure] = useState('');
  const [target, setTarget] = useState<FocusTarget>();
  // A notice from the previous page would cover the buttons of the form.
  useEffect(() => notify(undefined), [notify]);
  // A row may be on another page of its list, so its control only exists after the next render.
  useEffect(() => {
    if (target) focusControl(target);
  }, [target]);
  const goTo: ProductFormState['goTo'] = (next) => setTarget({ ...next });
  const update = (names: readonly FormField[], next: (old: FormValues) => FormValues) => {
    setState((old) => ({ ...old, values: next(old.values) }));
    setErrors((old) => old.filter(({ field }) => !names.includes(field)));
    setFailure('');
  };
  const set: ProductFormState['set'] = (changes) =>
    update(Object.keys(changes) as FormField[], (old) => ({ ...old, ...changes }));
  const change: ProductFormState['change'] = (name, next) =>
    update([name], (old) => ({ ...old, [name]: next(old[name]) }));
  /** Replaces all values, for example with a restored draft. */
  const replace = (next: FormState) => {
    setState(next);
    setErrors([]);
    setFailure('');
  };

  const { base, values } = state;
  /** Saves the form. If there are errors, shows and returns them instead. */
  const submit = async (save: SaveProduct): Promise<{ isSaved: boolean; errors: readonly FormError[] }> => {
    const mayBeUnpriced = base.id !== undefined && base.price !== undefined && !isPriced({ price: base.price });
    const raw = toRawProduct(values, base);
    const formErrors = checkForm(values, { mayBeUnpriced });
    const saved: SaveProductResult =
      formErrors.length > 0 ? { ok: false, message: '', problems: store.check(raw) } : await save(raw, base);
    if (saved.ok) return { isSaved: true, errors: [] };
    const { current, problems, message } = saved;
    // Show changes from other tabs in untouched fields. In changed fields, the next save overwrites them with the values of this form.
    if (current) setState((old) => restoreDraft({ values: touchedValues(old) }, current));
    const touched = touchedValues(state);
    const productErrors = problems
      .map((problem) => toFormError(problem, raw, values))
      .filter(({ field, row }) => !formErrors.some((error) => error.field === field && error.row === row))
      .map((error) => ({ ...error, isConflict: current !== undefined && error.field in touched }));
    const allErrors = sortErrors([...formErrors, ...productErrors]);
    setErrors(allErrors);
    setFailure(allErrors.length > 0 && !current ? '' : message);
    return { isSaved: false, errors: allErrors };
  };
  /** Resolves a conflict with the value from the other tab. */
  const takeOtherValue = ({ field }: FormError) => {
    const editor = editorOf(field);
    if (editor) set(editedValues([editor], toFormValues(base)));
  };

  const form: ProductFormState = { values, errors, set, change, goTo, target };
  return { form, state, failure, replace, submit, takeOtherValue };
}

const IMAGE_PARTS: Readonly<Record<string, string>> = { src: 'URL', alt: 'alt text' };

/**
 * Converts a product problem to a form error. In lists the message starts with the row: 'image_links[2].color' becomes row 2,
 * part 'color', 'Image 3, color: …'.
 */
function toFormError({ field: path, message }: ProductProblem, raw: RawProduct, values: FormValues): FormError {
  const field = formFieldOf(path);
  const [, list, index, part] = /^(variants|image_links)\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  if (list === 'image_links') {
    const name = [`Image ${Number(index) + 1}`, part && (IMAGE_PARTS[part] ?? part)].filter(Boolean).join(', ');
    return { field, message: `${name}: ${message}`, row: Number(index), part };
  }
  const variant = list && raw.variants?.[Number(index)];
  const row = variant ? values.variants.findIndex(({ choice }) => isSame(choice, selectionOfVariant(variant))) : -1;
  if (row < 0) return { field, message };
  const label = part && Object.hasOwn(FACT_COLUMNS, part) ? FACT_COLUMNS[part as FactName].label : undefined;
  return { field, message: `${[rowName(values, row), label].filter(Boolean).join(', ')}: ${message}`, row, part };
}

const SAVE_DELAY_MS = 500;

/**
 * Stores the unsaved values of a product form as a draft, half a second after the last change and when the page is left.
 * `earlierDraft` is from an earlier visit. Until the operator restores or discards it, new drafts include its values.
 * @param product the id of the product, or 'new'
 */
export function useDraft(product: string, state: FormState) {
  const storedDraft = useMemo(() => draftOf(product), [product]);
  const [earlierDraft, setEarlierDraft] = useState<Draft | undefined>(() => storedDraft.get());
  /** False if the draft could not be stored; `undefined` if nothing was changed. */
  const [isStored, setStored] = useState<boolean>();
  const initial = useRef(state);
  /** Stores the latest change; `undefined` if there is nothing to store. */
  const write = useRef<() => void>(undefined);
  const latest = useRef(state);

  const flush = useCallback(() => {
    write.current?.();
    write.current = undefined;
  }, []);

  useEffect(() => {
    latest.current = state;
    if (state === initial.current) return;
    write.current = () => {
      const values = touchedValues(state);
      const isTouched = Object.keys(values).length > 0;
      if (!isTouched && !earlierDraft) storedDraft.set(undefined);
      const base = earlierDraft?.base ?? (product === 'new' ? undefined : (state.base as RawProduct));
      const draft = { values: { ...earlierDraft?.values, ...values }, base, at: Date.now() };
      setStored(isTouched ? storedDraft.set(draft) : undefined);
    };
    const timer = setTimeout(flush, SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state, earlierDraft, product, storedDraft, flush]);

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (Object.keys(touchedValues(latest.current)).length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  /** Removes the draft after a save. An earlier draft stays until the operator restores or discards it. */
  const clearDraft = () => {
    write.current = undefined;
    latest.current = initial.current;
    storedDraft.set(earlierDraft);
  };
  const discardEarlierDraft = () => {
    write.current = undefined;
    storedDraft.set(undefined);
    // The effect above then stores the values of this form.
    setEarlierDraft(undefined);
  };
  return { earlierDraft, setEarlierDraft, isStored, clearDraft, discardEarlierDraft };
}
