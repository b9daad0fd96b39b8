'use client';

import { Button } from '@/components/ui/button';
import type { ReadSoFar } from '@/lib/worker/protocol';
import styles from './order-pad.module.css';

/** A reading that takes its time: how far it is, and the way to end it. */
export function PadProgress({ soFar, onCancel }: { soFar: ReadSoFar | undefined; onCancel: () => void }) {
  const words = soFar ? `Reading line ${soFar.done} of ${soFar.of}` : 'Preparing';
  return (
    <div className={styles.progress}>
      <progress aria-label="Lines read" aria-valuetext={words} max={soFar?.of ?? 1} value={soFar?.done} />
      <span aria-hidden="true">{words}</span>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
