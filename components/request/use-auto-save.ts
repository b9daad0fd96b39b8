import { useEffect, useRef, useState } from 'react';

/** Milliseconds without typing after which a text is saved. */
const DELAY_MS = 400;

/**
 * A field whose text is saved elsewhere. It is saved after a pause in typing, and when the field or the page is left. Until `save`
 * resolves with true, the field keeps what was typed, also if another tab saves something else.
 */
export function useAutoSave(saved: string, save: (text: string) => Promise<boolean>) {
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saveNow = useRef<() => void>(() => undefined);
  useEffect(() => {
    saveNow.current = async () => {
      clearTimeout(timer.current);
      if (typed === undefined || (typed !== saved && !(await save(typed)))) return;
      setTyped((now) => (now === typed ? undefined : now));
    };
  });
  useEffect(() => {
    const leave = () => saveNow.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    value: typed ?? saved,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => saveNow.current(), DELAY_MS);
    },
    onBlur: () => saveNow.current(),
  };
}
