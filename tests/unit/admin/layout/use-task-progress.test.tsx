/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { useTaskProgress } from '@/components/admin/layout/use-task-progress';
import type { TaskOptions } from '@/lib/admin/run-in-chunks';

test('Back cancels the running task and closes its progress dialog', async () => {
  const start = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(start);
  let run: ReturnType<typeof useTaskProgress>['runTask'] | undefined;
  function TaskRunner() {
    const { progressDialog, runTask } = useTaskProgress();
    run = runTask;
    return progressDialog;
  }
  render(<TaskRunner />);
  const untilCancelled = ({ signal, onProgress }: TaskOptions) => {
    clock.mockReturnValue(start + 1000);
    onProgress?.(1, 2);
    clock.mockRestore();
    return new Promise<void>((done) => signal?.addEventListener('abort', () => done()));
  };
  let finished: Promise<void> | undefined;
  act(() => {
    finished = run?.(untilCancelled);
  });
  await screen.findByRole('dialog', { name: 'Working…' });
  window.history.back();
  await act(() => finished);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
