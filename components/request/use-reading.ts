import { useEffect, useRef, useState } from 'react';
import { whyMissing } from '@/lib/offline/why-missing';
import type { Resolution, TableColumns } from '@/lib/order/resolution';
import { catalogMissing } from '@/lib/request/request-messages';
import { askCatalogue } from '@/lib/worker/client';
import type { ReadSoFar } from '@/lib/worker/protocol';

/** How long a reading may take before it is spoken of. */
const PATIENCE_MS = 300;

type ReadingState = 'idle' | 'reading' | 'slow' | 'failed';

/** Has the worker learn the goods before there is a text to read; where they are out of reach, the reading will say so. */
export const prepare = () => void askCatalogue({ kind: 'resolve', text: '', columns: {} }).catch(() => {});

/** The reading of a text by the worker, the last one that was asked for: its state, how far it is, and the ways to begin and to end it. */
export function useReading() {
  const [state, setState] = useState<ReadingState>('idle');
  const [fault, setFault] = useState('');
  const [soFar, setSoFar] = useState<ReadSoFar>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** The meanings of the lines; undefined where another reading has followed, this one was ended, or the goods could not be had. */
  const read = async (text: string, columns: TableColumns): Promise<Resolution[] | undefined> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState('reading');
    setSoFar(undefined);
    const timer = setTimeout(() => setState('slow'), PATIENCE_MS);
    const isCurrent = () => running.current === own && !own.signal.aborted;
    const tell = (progress: ReadSoFar) => isCurrent() && setSoFar(progress);
    try {
      const found = await askCatalogue({ kind: 'resolve', text, columns }, tell, own.signal);
      if (!isCurrent()) return undefined;
      setState('idle');
      return found;
    } catch {
      const why = await whyMissing(catalogMissing);
      if (isCurrent()) {
        setFault(why);
        setState('failed');
      }
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState('idle');
  };
  return { state, fault, soFar, read, cancel };
}
