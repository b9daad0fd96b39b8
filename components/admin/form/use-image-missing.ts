'use client';

import { useEffect, useState } from 'react';
import { useAdmin } from '../frame/admin-context';

/** Whether a picture is neither in this browser nor in the store; false until that is known. Looked up again with each `added` one. */
export function useImageMissing(path: string, added: number): boolean {
  const { store } = useAdmin();
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void store.isImageMissing(path).then((isMissing) => isCurrent && setMissing(isMissing ? path : undefined));
    return () => {
      isCurrent = false;
    };
  }, [store, path, added]);
  return missing === path;
}
