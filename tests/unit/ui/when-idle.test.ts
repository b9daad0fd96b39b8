/** @jest-environment jsdom */
import { whenIdle } from '@/components/ui/when-idle';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('the callback runs when the browser is idle', () => {
  const run = jest.fn();
  window.requestIdleCallback = jest.fn((callback) => callback({} as IdleDeadline)) as never;
  whenIdle(run);
  expect(run).toHaveBeenCalledTimes(1);
});

test('without requestIdleCallback, the callback runs after the current task', () => {
  jest.useFakeTimers();
  const run = jest.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
