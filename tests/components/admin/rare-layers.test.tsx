/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { useWork } from '@/components/admin/frame/use-work';
import type { Watch } from '@/lib/admin/slices';

test('Back cancels what is at work, and its progress goes', async () => {
  const begun = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(begun);
  let work: ReturnType<typeof useWork>['work'] | undefined;
  function Worker() {
    const { shown, ...rest } = useWork();
    work = rest.work;
    return shown;
  }
  render(<Worker />);
  const untilStopped = ({ signal, onProgress }: Watch) => {
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
