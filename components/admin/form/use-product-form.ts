'use client';

import { useCallback, useEffect, useState } from 'react';
import { checkForm, type FormFault, inOrder } from '@/lib/admin/form/check-form';
import { type FormField, type FormValues, formFieldOf, toFormValues, toRawProduct } from '@/lib/admin/form/form-values';
import type { ProductProblem } from '@/lib/admin/store-types';
import { isPriced } from '@/lib/catalogue/price';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { useAdmin } from '../frame/admin-context';
import type { Form } from './form-controls';

export type Saved = { ok: true } | { ok: false; message: string; problems: readonly ProductProblem[] };
export type Save = (raw: RawProduct) => Promise<Saved>;

const toFaults = (problems: readonly ProductProblem[]): FormFault[] =>
  problems.map(({ field, message }) => ({ field: formFieldOf(field), message }));

/** What is typed into the form of a product, what is wrong with it, and the way to save it. */
export function useProductForm(base: Partial<RawProduct>) {
  const { store, say } = useAdmin();
  const [values, setValues] = useState(() => toFormValues(base));
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  const [failure, setFailure] = useState('');
  const [isChanged, setChanged] = useState(false);
  // What was done before belongs to the page before, and would cover the buttons of this one.
  useEffect(() => say(undefined), [say]);

  const update = useCallback((names: readonly FormField[], next: (old: FormValues) => FormValues) => {
    setValues(next);
    setFaults((old) => old.filter(({ field }) => !names.includes(field)));
    setFailure('');
    setChanged(true);
  }, []);
  const set = useCallback<Form['set']>(
    (changes) => update(Object.keys(changes) as FormField[], (old) => ({ ...old, ...changes })),
    [update],
  );
  const change = useCallback<Form['change']>(
    (name, next) => update([name], (old) => ({ ...old, [name]: next(old[name]) })),
    [update],
  );

  /** The faults that stand against saving; a product that has none of the form's own is checked on its way into the ledger. */
  const submit = async (save: Save): Promise<readonly FormFault[]> => {
    const mayBeUnpriced = base.id !== undefined && base.price !== undefined && !isPriced({ price: base.price });
    const raw = toRawProduct(values, base);
    const own = checkForm(values, { mayBeUnpriced });
    const saved = own.length > 0 ? { ok: false as const, message: '', problems: store.check(raw) } : await save(raw);
    if (saved.ok) return [];
    const others = toFaults(saved.problems).filter(({ field }) => !own.some((fault) => fault.field === field));
    const found = inOrder([...own, ...others]);
    setFaults(found);
    setFailure(found.length > 0 ? '' : saved.message);
    return found;
  };

  const form: Form = { values, faults, set, change };
  return { form, failure, isChanged, submit };
}
