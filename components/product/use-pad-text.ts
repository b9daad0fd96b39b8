import { useState, useSyncExternalStore } from 'react';
import { keepPadText, padText } from '@/lib/visitor/pad-text';

/** The text of the pad, one and the same on every page that has its field; it stands where it cannot be kept, too. */
export function usePadText(): [text: string, setText: (text: string) => void] {
  const kept = useSyncExternalStore(padText.subscribe, padText.get, () => '');
  const [unkept, setUnkept] = useState<string>();
  return [unkept ?? kept, (text) => setUnkept(keepPadText(text) ? undefined : text)];
}
