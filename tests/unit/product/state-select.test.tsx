/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ShipToStateLine } from '@/components/product/state-select';
import { shipToState } from '@/lib/site/ship-to-state';

const list = () => screen.queryByRole('combobox', { name: 'Show shipping for' });

beforeEach(() => {
  shipToState.set(undefined);
  delete document.documentElement.dataset.home;
});

test('without a state there is no line and no reserved space', () => {
  expect(renderToString(<ShipToStateLine />)).not.toContain('Shipping');
  render(<ShipToStateLine />);
  expect([list(), document.documentElement.dataset.home]).toEqual([null, undefined]);
});

test('the stored state is shown and can be changed', async () => {
  shipToState.set('NY');
  render(<ShipToStateLine />);
  await screen.findByRole('option', { name: 'New York', selected: true });
  await userEvent.selectOptions(list() as HTMLElement, 'Alaska');
  expect(shipToState.get()).toBe('AK');
});

test('after clearing with the keyboard, the line and the focus stay', async () => {
  shipToState.set('NY');
  render(<ShipToStateLine />);
  await screen.findByRole('option', { name: 'New York' });
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Clear the state' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(shipToState.get()).toBeUndefined();
  expect(list()).toHaveFocus();
  expect(list()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Clear the state' })).not.toBeInTheDocument();
});

test('the line appears when another control sets the state', async () => {
  render(<ShipToStateLine />);
  act(() => void shipToState.set('AK'));
  expect(await screen.findByRole('option', { name: 'Alaska', selected: true })).toBeInTheDocument();
  expect(document.documentElement.dataset.home).toBe('');
});
