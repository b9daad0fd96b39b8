'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormValues } from '@/lib/admin/form/form-values';
import { useAdmin } from '../frame/admin-context';

const PAUSE_MS = 500;

/**
 * Keeps what is typed in a small key of its own, half a second after the last key and when the page goes away, and offers back what
 * an earlier visit left there. `key` is a product's id, or 'new'.
 */
export function useDraft(key: string, values: FormValues, isChanged: boolean) {
  const { store } = useAdmin();
  const [found, setFound] = useState(() => readable(store.readDraft(key), values));
  const [isKept, setKept] = useState(false);
  const latest = useRef<FormValues>(undefined);

  const keep = useCallback(() => {
    if (!latest.current) return;
    setKept(store.writeDraft(key, latest.current));
    latest.current = undefined;
  }, [store, key]);

  useEffect(() => {
    // What was found must not be overwritten before the operator has decided about it.
    if (!isChanged || found) return;
    latest.current = values;
    setKept(false);
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, isChanged, found, keep]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  const drop = useCallback(() => {
    latest.current = undefined;
    store.clearDraft(key);
    setFound(undefined);
    setKept(false);
  }, [store, key]);

  return {
    /** What an earlier visit left, until it is taken or dropped. */
    found,
    isKept,
    /** Ends the offer, and gives out what was found. */
    take: () => {
      setFound(undefined);
      return found;
    },
    drop,
  };
}

/** The parts of a draft that are what the form holds there; an older version of the form may have written others. */
function readable(draft: unknown, values: FormValues): Partial<FormValues> | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined;
  const isLike = (value: unknown, other: unknown) =>
    typeof value === typeof other && Array.isArray(value) === Array.isArray(other);
  return Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => isLike(value, values[field as keyof FormValues])),
  );
}
