'use client';

import { useState } from 'react';
import { useAdmin } from '../frame/admin-context';

export type Upload = { key: number; name: string; fault?: string };
export type Uploads = ReturnType<typeof useUploads>;

const SHOWN = 10;
let lastKey = 0;

/** Takes picture files in, one after the other: each is decoded in full, and a phone has little memory. */
export function useUploads() {
  const { store } = useAdmin();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [added, setAdded] = useState(0);
  const addFiles = async (files: readonly File[], onAdded: (path: string) => void) => {
    for (const file of files) {
      lastKey += 1;
      const upload: Upload = { key: lastKey, name: file.name };
      setUploads((old) => [...old.filter(({ fault }) => !fault || old.length < SHOWN), upload]);
      const result = await store.addImage(file);
      if (result.ok) {
        setAdded((count) => count + 1);
        onAdded(result.path);
      }
      setUploads((old) =>
        result.ok
          ? old.filter(({ key }) => key !== upload.key)
          : old.map((other) => (other.key === upload.key ? { ...other, fault: result.message } : other)),
      );
    }
  };
  /** `added`: how many pictures have come into this browser so far. */
  return { uploads, added, addFiles };
}
