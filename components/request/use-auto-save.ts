import { useEffect, useEffectEvent, useState } from 'react';

const SAVE_DELAY_MS = 400;

/**
 * Props of a field that saves its text: after a pause in typing, on blur, and when the page is left.
 * The field shows the typed text until `save` resolves with true, even if another tab saves a different text.
 */
export function useAutoSave(saved: string, save: (text: string) => Promise<boolean>) {
  const [typed, setTyped] = useState<string>();
  const saveTyped = async () => {
    if (typed === undefined || (typed !== saved && !(await save(typed)))) return;
    setTyped((now) => (now === typed ? undefined : now));
  };
  const saveLatest = useEffectEvent(saveTyped);
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => saveLatest(), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const saveOnLeave = () => void saveLatest();
    window.addEventListener('pagehide', saveOnLeave);
    return () => {
      window.removeEventListener('pagehide', saveOnLeave);
      saveOnLeave();
    };
  }, []);
  return {
    value: typed ?? saved,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    onBlur: saveTyped,
  };
}
