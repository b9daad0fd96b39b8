/** @jest-environment jsdom */
import { cleanup, render, waitFor } from '@testing-library/react';
import { useCloseOnBack } from '@/components/ui/use-close-on-back';

function Overlay({ onClose }: { onClose: () => void }) {
  useCloseOnBack(onClose);
  return null;
}

const closed = jest.fn();
const overlays = (...names: string[]) => (
  <>
    {names.map((name) => (
      <Overlay key={name} onClose={() => closed(name)} />
    ))}
  </>
);
/** Waits until the current history entry counts this number of overlays. */
const waitForEntries = (count: number) => waitFor(() => expect(window.history.state?.layers?.[1] ?? 0).toBe(count));
const goBack = async (count: number) => {
  window.history.back();
  await waitForEntries(count);
};

beforeEach(() => {
  closed.mockReset();
  window.history.pushState({ page: 'left' }, '', '/left/');
  window.history.pushState({ page: 'here' }, '', '/here/');
});

afterEach(async () => {
  cleanup();
  await waitForEntries(0);
});

test('Back closes only the topmost overlay, and then the next', async () => {
  const { rerender } = render(overlays('lower'));
  rerender(overlays('lower', 'upper'));
  await waitForEntries(2);
  await goBack(1);
  expect(closed.mock.calls).toEqual([['upper']]);
  rerender(overlays('lower'));
  await goBack(0);
  expect(closed.mock.calls).toEqual([['upper'], ['lower']]);
  expect(window.history.state).toEqual({ page: 'here' });
});

test('closing an overlay without Back removes its history entry, so that Back leaves the page', async () => {
  const { unmount } = render(overlays('one'));
  await waitForEntries(1);
  unmount();
  await waitForEntries(0);
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/left/'));
  expect(closed).not.toHaveBeenCalled();
});

test('an overlay that replaces another reuses its history entry', async () => {
  const { rerender } = render(overlays('one'));
  await waitForEntries(1);
  const { length } = window.history;
  rerender(overlays('other'));
  await waitForEntries(1);
  expect(window.history).toHaveLength(length);
  await goBack(0);
  expect(closed.mock.calls).toEqual([['other']]);
});

test('an overlay that opens while the entry of another is being removed gets an entry', async () => {
  const { unmount } = render(overlays('one'));
  await waitForEntries(1);
  unmount();
  await Promise.resolve();
  render(overlays('other'));
  await new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  await waitForEntries(1);
  await goBack(0);
  expect(closed.mock.calls).toEqual([['other']]);
});

test('Forward does not stay on the entry of a closed overlay', async () => {
  const { unmount } = render(overlays('one'));
  await waitForEntries(1);
  await goBack(0);
  unmount();
  const forward = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  window.history.forward();
  await forward;
  await waitForEntries(0);
  expect(window.history.state).toEqual({ page: 'here' });
});

test('entries of an earlier document are ignored', async () => {
  window.history.replaceState({ layers: [1, 1] }, '');
  render(overlays('one'));
  await waitFor(() => expect(window.history.state.layers).toEqual([performance.timeOrigin, 1]));
  window.history.back();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  window.history.replaceState(null, '');
});
