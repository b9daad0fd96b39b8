import { useEffect, useRef, useState } from 'react';

/** How long a field rests before what was typed is kept. */
const REST_MS = 400;

/**
 * The text of a field whose value is kept elsewhere: what is typed stands at once and is kept when the typing rests, when the field
 * is left and when the page is. It stays in the field until `keep` says that it is kept: what another tab keeps is shown only where
 * nobody has typed.
 */
export function useTypedText(kept: string, keep: (text: string) => Promise<boolean>) {
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<() => void>(() => undefined);
  const flush = async () => {
    clearTimeout(timer.current);
    if (typed === undefined || (typed !== kept && !(await keep(typed)))) return;
    setTyped((now) => (now === typed ? undefined : now));
  };
  useEffect(() => {
    latest.current = () => void flush();
  });
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    value: typed ?? kept,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), REST_MS);
    },
    onBlur: () => latest.current(),
  };
}
