/** @jest-environment jsdom */
import { shipToState } from '@/lib/site/ship-to-state';

beforeEach(() => shipToState.set(undefined));

test('a state is stored, and subscribers are called', () => {
  const states: (string | undefined)[] = [];
  const stop = shipToState.subscribe(() => states.push(shipToState.get()));
  shipToState.set('NY');
  shipToState.set(undefined);
  stop();
  shipToState.set('TX');
  expect([states, shipToState.get()]).toEqual([['NY', undefined], 'TX']);
});

test('an invalid value in storage counts as no state', () => {
  localStorage.setItem('sp:state', '<b>');
  expect(shipToState.get()).toBeUndefined();
});

test('if storage is denied, the state lasts as long as the page', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(deny);
  shipToState.set('AK');
  expect(shipToState.get()).toBe('AK');
  shipToState.set(undefined);
  expect(shipToState.get()).toBeUndefined();
});
