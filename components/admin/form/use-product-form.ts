'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Draft } from '@/lib/admin/drafts';
import { checkForm, type FormFault, inOrder } from '@/lib/admin/form/check-form';
import { openForm, restoreDraft, touchedValues } from '@/lib/admin/form/form-state';
import {
  editedValues,
  editorOf,
  type FormField,
  type FormValues,
  formFieldOf,
  toFormValues,
  toRawProduct,
} from '@/lib/admin/form/form-values';
import type { ProductProblem } from '@/lib/admin/store-types';
import { choiceWords } from '@/lib/catalogue/choice';
import type { FactName } from '@/lib/catalogue/fields/fact-name';
import { CELL_FACTS, choiceOfVariant } from '@/lib/catalogue/fields/variant-cells';
import { isPriced } from '@/lib/catalogue/price';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { useAdmin } from '../frame/admin-context';
import type { OperatorForm } from './form-controls';

type Refused = {
  ok: false;
  message: string;
  problems: readonly ProductProblem[];
  /** The product as it stands, where others have changed it meanwhile. */
  current?: RawProduct | undefined;
};
export type Saved = { ok: true } | Refused;
/** Saves a product, which the form began as `before`. */
export type Save = (raw: RawProduct, before: Partial<RawProduct>) => Promise<Saved>;

/** The form of a product: the values typed, their faults, and the way to save them. */
export function useProductForm(product: Partial<RawProduct>) {
  const { store, say } = useAdmin();
  const [state, setState] = useState(() => openForm(product));
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  const [failure, setFailure] = useState('');
  // The words on the last deed belong to the page before, and would cover the buttons of this one.
  useEffect(() => say(undefined), [say]);

  const update = useCallback((names: readonly FormField[], next: (old: FormValues) => FormValues) => {
    setState((old) => ({ ...old, values: next(old.values) }));
    setFaults((old) => old.filter(({ field }) => !names.includes(field)));
    setFailure('');
  }, []);
  const set = useCallback<OperatorForm['set']>(
    (changes) => update(Object.keys(changes) as FormField[], (old) => ({ ...old, ...changes })),
    [update],
  );
  const change = useCallback<OperatorForm['change']>(
    (name, next) => update([name], (old) => ({ ...old, [name]: next(old[name]) })),
    [update],
  );
  /** Puts a draft into the form, over the product as it stands. */
  const applyDraft = (draft: Draft, current: Partial<RawProduct>) => {
    setState(restoreDraft(draft, current));
    setFaults([]);
    setFailure('');
  };

  const { base, values } = state;
  /** The faults that stand against saving; a product that has none of the form's own is checked on its way into the ledger. */
  const submit = async (save: Save): Promise<readonly FormFault[]> => {
    const mayBeUnpriced = base.id !== undefined && base.price !== undefined && !isPriced({ price: base.price });
    const raw = toRawProduct(values, base);
    const own = checkForm(values, { mayBeUnpriced });
    const saved: Saved =
      own.length > 0 ? { ok: false, message: '', problems: store.check(raw) } : await save(raw, base);
    if (saved.ok) return [];
    const { current, problems, message } = saved;
    // Changes of others are shown; values typed here stay, and the next save writes it over what the operator sees now.
    if (current) setState((old) => restoreDraft({ values: touchedValues(old) }, current));
    const touched = touchedValues(state);
    const others = problems.map((problem): FormFault => {
      const field = formFieldOf(problem.field);
      const message = variantOfFault(problem.field, raw) + pictureOfProblem(problem.field) + problem.message;
      return { field, message, isClash: current !== undefined && field in touched };
    });
    const found = inOrder([...own, ...others.filter(({ field }) => !own.some((fault) => fault.field === field))]);
    setFaults(found);
    setFailure(found.length > 0 && !current ? '' : message);
    return found;
  };
  /** Gives way to the other value of a clash. */
  const useOther = ({ field }: FormFault) => {
    const editor = editorOf(field);
    if (editor) set(editedValues([editor], toFormValues(base)));
  };

  const form: OperatorForm = { values, faults, set, change };
  return { form, state, failure, applyDraft, submit, useOther };
}

const LABELS: Readonly<Record<string, string>> = { src: 'address', alt: 'description' };

/** The picture of a problem's path, in words before the message: 'image_links[2].color' -> 'Image 3, color: '. Other paths: ''. */
function pictureOfProblem(path: string): string {
  const [, index, part] = /^image_links\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  if (index === undefined) return '';
  return `Image ${Number(index) + 1}${part ? `, ${LABELS[part] ?? part}` : ''}: `;
}

/** The variant and its fact that a fault's path is about, in words before the message: 'Black, size 2XL, Price: '; '' for any other path. */
function variantOfFault(path: string, { variants = [] }: Partial<RawProduct>): string {
  const [, at, fact = ''] = /^variants\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  const variant = at === undefined ? undefined : variants[Number(at)];
  if (!variant) return '';
  const label = Object.hasOwn(CELL_FACTS, fact) ? CELL_FACTS[fact as FactName].label : '';
  const words = [choiceWords(choiceOfVariant(variant)), label].filter(Boolean).join(', ');
  return words && `${words}: `;
}
