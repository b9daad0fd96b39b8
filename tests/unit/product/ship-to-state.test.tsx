/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RestrictionsPanel } from '@/components/product/product-view';
import { ShipToStateLine } from '@/components/product/state-select';
import type { Restrictions } from '@/lib/catalogue/schema/restrictions';
import * as messages from '@/lib/site/messages';
import { shipToState } from '@/lib/site/ship-to-state';

const RESTRICTIONS: Restrictions = { states: ['AK', 'NY'], cities: ['Portland, OR'], minimumAge: 18, usOnly: true };
const renderPanel = (changes: Partial<Restrictions> = {}) =>
  render(<RestrictionsPanel restrictions={{ ...RESTRICTIONS, ...changes }} />);
const answer = () => screen.getByRole('status').textContent;

/** Waits until the state names have loaded. */
const namesLoaded = () => screen.findByRole('option', { name: 'Alaska' });

beforeEach(() => {
  shipToState.set(undefined);
  delete document.documentElement.dataset.home;
});

test('age, places and export are listed as sentences; without a state there is no answer', async () => {
  renderPanel();
  await namesLoaded();
  expect(answer()).toBe('');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Buyers must be 18 or older.',
    'The seller does not ship this product to Alaska, New York or Portland, OR.',
    'The seller does not ship this product outside the U.S.',
  ]);
});

test.each([
  ['NY', messages.shipping.shipsNot],
  ['OR', 'Ships to your state, except Portland.'],
  ['TX', messages.shipping.ships],
])('the stored state %s has the answer "%s"', async (state, message) => {
  shipToState.set(state);
  renderPanel();
  expect(answer()).toBe(message);
  await namesLoaded();
  expect(screen.getByRole('combobox', { name: 'Your state' })).toHaveValue(state);
});

test('a product that ships to all places has no state selector', () => {
  renderPanel({ states: [], cities: [] });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

describe('the line of a listing', () => {
  const list = () => screen.queryByRole('combobox', { name: 'Show shipping for' });

  test('without a state there is no line and no reserved space', () => {
    expect(renderToString(<ShipToStateLine />)).not.toContain('Shipping');
    render(<ShipToStateLine />);
    expect([list(), document.documentElement.dataset.home]).toEqual([null, undefined]);
  });

  test('the line appears when another control sets the state', async () => {
    render(<ShipToStateLine />);
    act(() => void shipToState.set('AK'));
    expect(await screen.findByRole('option', { name: 'Alaska', selected: true })).toBeInTheDocument();
    expect(document.documentElement.dataset.home).toBe('');
  });
});
