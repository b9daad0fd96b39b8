import { useEffect, useRef } from 'react';
import { lastWrite, writeAddress } from './use-query';

/**
 * Makes the Back button close something that is open. Opening adds a history entry. Closing by other means takes it away again,
 * unless an address was written meanwhile: then the entry is the step that Back undoes, and Back itself keeps what was written.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  }, [close]);

  useEffect(() => {
    if (!isOpen) return;
    const before = lastWrite();
    let isEntryThere = true;
    window.history.pushState(window.history.state, '', window.location.href);
    const onPopState = () => {
      isEntryThere = false;
      const written = lastWrite();
      if (written && written !== before) writeAddress(written.address, 'push');
      latestClose.current();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      if (isEntryThere && lastWrite() === before) window.history.back();
    };
  }, [isOpen]);
}
