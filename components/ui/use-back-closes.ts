import { useEffect, useRef } from 'react';

/**
 * Makes the Back button close something that is open. Opening adds a history entry; closing by other means takes it away
 * again, so that Back then does what it did before.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    let isEntryThere = true;
    window.history.pushState(null, '');
    const onPopState = () => {
      isEntryThere = false;
      latestClose.current();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      if (isEntryThere) window.history.back();
    };
  }, [isOpen]);
}
