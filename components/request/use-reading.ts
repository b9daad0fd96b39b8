import { useRef, useState } from 'react';
import { whyMissing } from '@/lib/offline/why-missing';
import type { Resolution, TableColumns } from '@/lib/order/resolution';
import { catalogMissing } from '@/lib/request/request-messages';
import { askCatalogue } from '@/lib/search/client';

/** How long a reading may take before it is spoken of. */
const PATIENCE_MS = 300;

type ReadingState = 'idle' | 'reading' | 'slow' | 'failed';

/** Has the worker learn the goods before there is a text to read; where they are out of reach, the reading will say so. */
export const prepare = () => void askCatalogue({ kind: 'resolve', text: '', columns: {} }).catch(() => {});

/** Looks up texts in the worker: the state of the last lookup and a function that starts one. */
export function useReading() {
  const [state, setState] = useState<ReadingState>('idle');
  const [fault, setFault] = useState('');
  const lastId = useRef(0);

  /** The meanings of the lines; undefined if a later lookup has started or the catalogue could not be loaded. */
  const read = async (text: string, columns: TableColumns): Promise<Resolution[] | undefined> => {
    lastId.current += 1;
    const id = lastId.current;
    const set = (next: ReadingState) => id === lastId.current && setState(next);
    setState('reading');
    const timer = setTimeout(() => set('slow'), PATIENCE_MS);
    try {
      const found = await askCatalogue({ kind: 'resolve', text, columns });
      set('idle');
      return id === lastId.current ? found : undefined;
    } catch {
      setFault(await whyMissing(catalogMissing));
      set('failed');
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
  return { state, fault, read };
}
