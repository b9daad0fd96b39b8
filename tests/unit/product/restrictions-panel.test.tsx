/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RestrictionsPanel } from '@/components/product/restrictions-panel';
import type { Restrictions } from '@/lib/catalogue/schema/restrictions';
import * as messages from '@/lib/site/messages';
import { shipToState } from '@/lib/site/ship-to-state';

const RESTRICTIONS: Restrictions = { states: ['AK', 'NY'], cities: ['Portland, OR'], minimumAge: 18, usOnly: true };
const renderPanel = (changes: Partial<Restrictions> = {}) =>
  render(<RestrictionsPanel restrictions={{ ...RESTRICTIONS, ...changes }} />);
const answer = () => screen.getByRole('status').textContent;

/** Waits until the state names have loaded. */
const namesLoaded = () => screen.findByRole('option', { name: 'Alaska' });

beforeEach(() => shipToState.set(undefined));

test('age, places and export are listed as sentences', async () => {
  renderPanel();
  await namesLoaded();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Buyers must be 18 or older.',
    'The seller does not ship this product to Alaska, New York or Portland, OR.',
    'The seller does not ship this product outside the U.S.',
  ]);
});

test('without a state there is no answer', async () => {
  renderPanel();
  await namesLoaded();
  expect(answer()).toBe('');
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

test('a selected state has an answer and is stored', async () => {
  renderPanel();
  await namesLoaded();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Your state' }), 'Alaska');
  expect([answer(), shipToState.get()]).toEqual([messages.shipping.shipsNot, 'AK']);
});

test('selecting no state clears the stored one', async () => {
  shipToState.set('AK');
  renderPanel();
  await namesLoaded();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Your state' }), 'Choose a state');
  expect([answer(), shipToState.get()]).toEqual(['', undefined]);
});

test('a product that ships to all places has no state selector', () => {
  renderPanel({ states: [], cities: [] });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
