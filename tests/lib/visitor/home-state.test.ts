/** @jest-environment jsdom */
import { homeState } from '@/lib/visitor/home-state';

beforeEach(() => homeState.set(undefined));

test('a state is kept in this browser and told to those who listen', () => {
  const heard: (string | undefined)[] = [];
  const stop = homeState.subscribe(() => heard.push(homeState.get()));
  homeState.set('NY');
  homeState.set(undefined);
  stop();
  homeState.set('TX');
  expect([heard, homeState.get()]).toEqual([['NY', undefined], 'TX']);
});

test('what stands in the storage and is no state counts as none', () => {
  localStorage.setItem('sp:state', '<b>');
  expect(homeState.get()).toBeUndefined();
});

test('where the browser denies storage the choice lasts as long as the page', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(deny);
  homeState.set('AK');
  expect(homeState.get()).toBe('AK');
  homeState.set(undefined);
  expect(homeState.get()).toBeUndefined();
});
