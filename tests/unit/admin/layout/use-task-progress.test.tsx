/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { useTaskProgress } from '@/components/admin/layout/use-task-progress';
import type { TaskOptions } from '@/lib/admin/run-in-chunks';

test('Back cancels what is at work, and its progress goes', async () => {
  const begun = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(begun);
  let work: ReturnType<typeof useTaskProgress>['runTask'] | undefined;
  function Worker() {
    const { progressDialog, ...rest } = useTaskProgress();
    work = rest.runTask;
    return progressDialog;
  }
  render(<Worker />);
  const untilStopped = ({ signal, onProgress }: TaskOptions) => {
    clock.mockReturnValue(begun + 1000);
    onProgress?.(1, 2);
    clock.mockRestore();
    return new Promise<void>((done) => signal?.addEventListener('abort', () => done()));
  };
  let ended: Promise<void> | undefined;
  act(() => {
    ended = work?.(untilStopped);
  });
  await screen.findByRole('dialog', { name: 'Working…' });
  window.history.back();
  await act(() => ended);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
