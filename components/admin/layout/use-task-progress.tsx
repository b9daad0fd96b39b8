'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { TaskOptions } from '@/lib/admin/run-in-chunks';

/** Tasks that finish sooner show no progress. */
const PROGRESS_DELAY_MS = 400;

type Task = { done: number; all: number; cancel: () => void };

/** Runs long tasks. `progressDialog` shows progress and Cancel; `undefined` while no task is slow. `runTask` rejects if the task does. */
export function useTaskProgress(): {
  runTask: <Result>(run: (taskOptions: TaskOptions) => Promise<Result>) => Promise<Result>;
  progressDialog: ReactNode;
} {
  const [task, setTask] = useState<Task>();
  const runTask = useCallback(async <Result,>(run: (taskOptions: TaskOptions) => Promise<Result>): Promise<Result> => {
    const controller = new AbortController();
    const start = performance.now();
    const onProgress = (done: number, all: number) => {
      if (performance.now() - start > PROGRESS_DELAY_MS) setTask({ done, all, cancel: () => controller.abort() });
    };
    try {
      return await run({ signal: controller.signal, onProgress });
    } finally {
      setTask(undefined);
    }
  }, []);
  const progressDialog = task && (
    <Dialog title={adminMessages.working} onClose={task.cancel} actions={<Button onClick={task.cancel}>Cancel</Button>}>
      <p>
        <progress aria-label={adminMessages.working} max={task.all} value={task.done} />{' '}
        {adminMessages.workDone(task.done, task.all)}
      </p>
    </Dialog>
  );
  return { runTask, progressDialog };
}
