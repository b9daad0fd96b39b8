/** @jest-environment jsdom */
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterOverlaysClose, useCloseOnBack } from '@/components/ui/use-close-on-back';

function Layer({ onClose }: { onClose: () => void }) {
  useCloseOnBack(onClose);
  return null;
}

const closed = jest.fn();
const draw = (...names: string[]) => (
  <>
    {names.map((name) => (
      <Layer key={name} onClose={() => closed(name)} />
    ))}
  </>
);
/** Waits until the browser has come to where nothing, or this much, covers the page. */
const steps = (count: number) => waitFor(() => expect(window.history.state?.layers?.[1] ?? 0).toBe(count));
const goBack = async (count: number) => {
  window.history.back();
  await steps(count);
};

beforeEach(() => {
  closed.mockReset();
  window.history.pushState({ page: 'left' }, '', '/left/');
  window.history.pushState({ page: 'here' }, '', '/here/');
});

afterEach(async () => {
  cleanup();
  await steps(0);
});

test('Back closes the topmost layer alone, and then the next', async () => {
  const { rerender } = render(draw('lower'));
  rerender(draw('lower', 'upper'));
  await steps(2);
  await goBack(1);
  expect(closed.mock.calls).toEqual([['upper']]);
  rerender(draw('lower'));
  await goBack(0);
  expect(closed.mock.calls).toEqual([['upper'], ['lower']]);
  expect(window.history.state).toEqual({ page: 'here' });
});

test('a layer that is closed by other means takes its step away: Back leaves the page', async () => {
  const { unmount } = render(draw('one'));
  await steps(1);
  unmount();
  await steps(0);
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/left/'));
  expect(closed).not.toHaveBeenCalled();
});

test('a layer in the place of another takes its step over', async () => {
  const { rerender } = render(draw('one'));
  await steps(1);
  const { length } = window.history;
  rerender(draw('other'));
  await steps(1);
  expect(window.history).toHaveLength(length);
  await goBack(0);
  expect(closed.mock.calls).toEqual([['other']]);
});

test('a layer that opens while the step of another is on its way out has a step', async () => {
  const { unmount } = render(draw('one'));
  await steps(1);
  unmount();
  await Promise.resolve();
  render(draw('other'));
  await new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  await steps(1);
  await goBack(0);
  expect(closed.mock.calls).toEqual([['other']]);
});

test('Forward does not stay on a step whose layer is gone', async () => {
  const { unmount } = render(draw('one'));
  await steps(1);
  await goBack(0);
  unmount();
  const forward = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  window.history.forward();
  await forward;
  await steps(0);
  expect(window.history.state).toEqual({ page: 'here' });
});

test('steps of a document before this one are nobody’s', async () => {
  window.history.replaceState({ layers: [1, 1] }, '');
  render(draw('one'));
  await waitFor(() => expect(window.history.state.layers).toEqual([performance.timeOrigin, 1]));
  window.history.back();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  window.history.replaceState(null, '');
});

test('what leaves the page waits until nothing covers it', async () => {
  const { unmount } = render(draw('one'));
  await steps(1);
  const left = jest.fn(() => window.history.state);
  afterOverlaysClose(left);
  await Promise.resolve();
  expect(left).not.toHaveBeenCalled();
  unmount();
  await waitFor(() => expect(left.mock.results).toEqual([{ type: 'return', value: { page: 'here' } }]));
});
