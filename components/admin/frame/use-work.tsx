'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { Watch } from '@/lib/admin/slices';

/** The time after which a task shows its progress, in milliseconds. */
const PATIENCE_MS = 400;

type Task = { done: number; all: number; cancel: () => void };

/** Runs tasks that may take long. `shown` is the dialog with progress and Cancel. */
export function useWork(): {
  work: <Result>(run: (watch: Watch) => Promise<Result>) => Promise<Result>;
  shown: ReactNode;
} {
  const [task, setTask] = useState<Task>();
  const work = useCallback(async <Result,>(run: (watch: Watch) => Promise<Result>): Promise<Result> => {
    const stop = new AbortController();
    const start = performance.now();
    const onProgress = (done: number, all: number) => {
      if (performance.now() - start > PATIENCE_MS) setTask({ done, all, cancel: () => stop.abort() });
    };
    try {
      return await run({ signal: stop.signal, onProgress });
    } finally {
      setTask(undefined);
    }
  }, []);
  const shown = task && (
    <Dialog title={adminMessages.working} onClose={task.cancel} actions={<Button onClick={task.cancel}>Cancel</Button>}>
      <p>
        <progress aria-label={adminMessages.working} max={task.all} value={task.done} />{' '}
        {adminMessages.workDone(task.done, task.all)}
      </p>
    </Dialog>
  );
  return { work, shown };
}
