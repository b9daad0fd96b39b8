import { useEffect, useRef, useState } from 'react';

const SAVE_DELAY_MS = 400;

/**
 * Props of a field that saves its text: after a pause in typing, on blur, and when the page is left.
 * The field shows the typed text until `save` resolves with true, even if another tab saves a different text.
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
    const saveOnLeave = () => saveNow.current();
    window.addEventListener('pagehide', saveOnLeave);
    return () => {
      window.removeEventListener('pagehide', saveOnLeave);
      saveOnLeave();
    };
  }, []);
  return {
    value: typed ?? saved,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => saveNow.current(), SAVE_DELAY_MS);
    },
    onBlur: () => saveNow.current(),
  };
}
