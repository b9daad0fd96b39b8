/** @jest-environment jsdom */
import { whenIdle } from '@/components/ui/when-idle';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('the browser says when it is idle', () => {
  const run = jest.fn();
  window.requestIdleCallback = jest.fn((deed) => deed({} as IdleDeadline)) as never;
  whenIdle(run);
  expect(run).toHaveBeenCalledTimes(1);
});

test('where it cannot, what waits for it is run after what is going on', () => {
  jest.useFakeTimers();
  const run = jest.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
