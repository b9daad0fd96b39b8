/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RestrictionsPanel } from '@/components/product/restrictions-panel';
import type { Restrictions } from '@/lib/catalogue/schema/restrictions';
import * as messages from '@/lib/site/messages';
import { shipToState } from '@/lib/site/ship-to-state';

const LIMITS: Restrictions = { states: ['AK', 'NY'], cities: ['Portland, OR'], minimumAge: 18, usOnly: true };
const renderPanel = (limits: Partial<Restrictions> = {}) =>
  render(<RestrictionsPanel restrictions={{ ...LIMITS, ...limits }} />);
const answer = () => screen.getByRole('status').textContent;

/** Until the names of the states have come. */
const named = () => screen.findByRole('option', { name: 'Alaska' });

beforeEach(() => shipToState.set(undefined));

test('age, places and export are said in words', async () => {
  renderPanel();
  await named();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Buyers must be 18 or older.',
    'The seller does not ship this product to Alaska, New York or Portland, OR.',
    'The seller does not ship this product outside the U.S.',
  ]);
});

test('without a state there is no answer yet', async () => {
  renderPanel();
  await named();
  expect(answer()).toBe('');
});

test.each([
  ['NY', messages.shipping.shipsNot],
  ['OR', 'Ships to your state, except Portland.'],
  ['TX', messages.shipping.ships],
])('the remembered state %s is answered with "%s"', async (state, words) => {
  shipToState.set(state);
  renderPanel();
  expect(answer()).toBe(words);
  await named();
  expect(screen.getByRole('combobox', { name: 'Your state' })).toHaveValue(state);
});

test('a state that is chosen is answered and remembered', async () => {
  renderPanel();
  await named();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Your state' }), 'Alaska');
  expect([answer(), shipToState.get()]).toEqual([messages.shipping.shipsNot, 'AK']);
});

test('no state is forgotten again', async () => {
  shipToState.set('AK');
  renderPanel();
  await named();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Your state' }), 'Choose a state');
  expect([answer(), shipToState.get()]).toEqual(['', undefined]);
});

test('where no place is left out, nobody is asked for a state', () => {
  renderPanel({ states: [], cities: [] });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
