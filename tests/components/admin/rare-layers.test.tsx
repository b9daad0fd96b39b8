/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useWork } from '@/components/admin/frame/use-work';
import { PastPublishes } from '@/components/admin/publish/past-publishes';
import type { PublishStore } from '@/lib/admin/publish/publish-store';
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

test('Back closes the question before a publish is put back, which stays', async () => {
  const past = {
    commit: 'a1b2c3d4',
    parent: 'b',
    title: 'New prices',
    by: 'Kim',
    at: 0,
    address: 'https://git.example/a',
  };
  const snapshot = { history: { list: [past] }, sent: [] };
  const putBack = jest.fn();
  const store = {
    getSnapshot: () => snapshot,
    subscribe: () => () => undefined,
    loadHistory: async () => undefined,
    putBack,
  };
  render(<PastPublishes publishStore={store as unknown as PublishStore} isBusy={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Put back New prices' }));
  await screen.findByRole('dialog');
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(putBack).not.toHaveBeenCalled();
});
