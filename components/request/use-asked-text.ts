import { useEffect, useRef } from 'react';
import { takeAskedText } from '@/lib/visitor/pad-text';

/** Looks up, as the pad opens, what was typed for it on another page. */
export function useAskedText(lookUp: (text: string) => unknown): void {
  const first = useRef(lookUp);
  useEffect(() => {
    const text = takeAskedText();
    if (text !== undefined) first.current(text);
  }, []);
}
