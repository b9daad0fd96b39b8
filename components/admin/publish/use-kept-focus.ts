import { type RefObject, useEffect, useRef } from 'react';

/** Where what was pressed is gone, or switched off, gives the focus to what came of it, each time that `state` changes. */
export function useKeptFocus<Target extends HTMLElement>(state: string): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    const { activeElement, body } = document;
    if (activeElement === body) target.current?.focus();
  }, [state]);
  return target;
}
