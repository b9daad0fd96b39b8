import { type MouseEvent, useEffect, useState } from 'react';
import { useDeeds } from './request-context';

/**
 * A press that leaves a field comes before what was typed there is kept. For `onClickCapture` of what hands the list on: it holds such
 * a press back until then and until what it hands on is made of that list, and drops it where the change could not be kept.
 */
export function useSettledPress(isReady = true) {
  const { settling } = useDeeds();
  const [held, setHeld] = useState<{ target: HTMLElement }>();
  // After the render that shows the list as it is then.
  useEffect(() => {
    if (!held || !isReady) return;
    setHeld(undefined);
    held.target.click();
  }, [held, isReady]);
  return (event: MouseEvent) => {
    const change = settling();
    if (!change) return;
    event.preventDefault();
    event.stopPropagation();
    const target = event.target as HTMLElement;
    void change.then(({ ok }) => ok && setHeld({ target }));
  };
}
