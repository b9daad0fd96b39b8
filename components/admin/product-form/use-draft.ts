'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, drafts } from '@/lib/admin/product-form/drafts';
import { type FormState, touchedValues } from '@/lib/admin/product-form/form-state';
import type { RawProduct } from '@/lib/catalogue/schema/product';

const SAVE_DELAY_MS = 500;

/**
 * Stores the unsaved values of a product form as a draft, half a second after the last change and when the page is left.
 * `earlierDraft` is from an earlier visit. Until the operator restores or discards it, new drafts include its values.
 * @param product the id of the product, or 'new'
 */
export function useDraft(product: string, state: FormState) {
  const [earlierDraft, setEarlierDraft] = useState<Draft | undefined>(() => drafts.read(product));
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
      if (!isTouched && !earlierDraft) drafts.remove(product);
      const base = earlierDraft?.base ?? (product === 'new' ? undefined : (state.base as RawProduct));
      const draft = { values: { ...earlierDraft?.values, ...values }, base, at: Date.now() };
      setStored(isTouched ? drafts.write(product, draft) : undefined);
    };
    const timer = setTimeout(flush, SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state, earlierDraft, product, flush]);

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
    drafts.remove(product);
    if (earlierDraft) drafts.write(product, earlierDraft);
  };
  const discardEarlierDraft = () => {
    write.current = undefined;
    drafts.remove(product);
    // The effect above then stores the values of this form.
    setEarlierDraft(undefined);
  };
  return { earlierDraft, setEarlierDraft, isStored, clearDraft, discardEarlierDraft };
}
