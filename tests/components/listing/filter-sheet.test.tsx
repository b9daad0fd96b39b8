/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterSheet } from '@/components/listing/filter-sheet';
import type { Filters } from '@/lib/listing/address';
import { filterRows, toFacetTable } from '@/lib/listing/count';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { stateOf } from '@/tests/lib/listing/state';

const rows = indexRowsOf(
  { brand: 'Acme', available_colors: ['Black'], sizes: ['L'], price: 100 },
  { brand: 'Acme', available_colors: ['Navy'], sizes: ['L'] },
  { brand: 'Acme', available_colors: ['Navy'], price: 8, oldPrice: 10 },
  { brand: 'Bolt' },
);
// Bolt leads to nothing beside a color.
const { facets } = filterRows(toFacetTable(rows, { kind: 'all' }), { color: ['Black', 'Navy & blue'] });
const change = jest.fn();
/** The state that the last change makes of black goods, and how it counts for Back. */
const changed = () => {
  const [next, mode] = change.mock.lastCall;
  return [next(stateOf({ color: ['Black'] })), mode];
};

const open = async (filters: Filters = {}, count = 14) => {
  const panel = { facets, state: stateOf(filters), change, reset: jest.fn(), finds: {} };
  render(
    <FilterSheet panel={panel} count={count} chosen={2} startsOpen={false}>
      {count} heard
    </FilterSheet>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));
  return within(screen.getByRole('dialog', { name: 'Filters' }));
};

beforeEach(() => change.mockClear());

describe('the filters on a phone', () => {
  test('are a dialog with a group for each facet', async () => {
    const dialog = await open();
    for (const name of ['Brand', 'Size', 'Maximum price', 'Color', 'Offers', 'Ships to my state']) {
      expect(dialog.getByRole('group', { name })).toBeInTheDocument();
    }
  });

  test('are open where something is chosen, and say how much: sizes of several kinds are not one', async () => {
    const dialog = await open({ size: ['L', 'waist:34'], color: ['Black'], reduced: ['1'] });
    const names = ['Brand', 'Size', 'Maximum price', 'Color', 'Offers', 'Ships to my state'];
    const groups = names.map((name) => dialog.getByRole('group', { name }));
    expect(groups.map((group) => [group.hasAttribute('open'), group.textContent?.match(/\d chosen/)?.[0]])).toEqual([
      [true, undefined],
      [true, '1 chosen'],
      [true, undefined],
      [true, '1 chosen'],
      [true, '1 chosen'],
      [false, undefined],
    ]);
  });

  test('say how many products they will show', async () => {
    expect((await open({}, 14)).getByRole('button', { name: 'Show 14 products' })).toBeInTheDocument();
  });

  test('say one product as one', async () => {
    expect((await open({}, 1)).getByRole('button', { name: 'Show 1 product' })).toBeInTheDocument();
  });

  test('change the listing without a step of their own for Back', async () => {
    const dialog = await open({ color: ['Black'] });
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Navy/ }));
    expect(changed()).toEqual([{ filters: { color: ['Black', 'Navy & blue'] } }, 'replace']);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'L, 2 products' }));
    expect(changed()).toEqual([{ filters: { color: ['Black'], size: ['L'] } }, 'replace']);
  });

  test('show what is set as set, whatever the last answer said', async () => {
    const dialog = await open({ brand: ['Bolt'], reduced: ['1'] });
    expect(dialog.getByRole('checkbox', { name: /^Bolt/ })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: /^Bolt/ })).toBeEnabled();
    expect(dialog.getByRole('checkbox', { name: /^Acme/ })).not.toBeChecked();
    expect(dialog.getByRole('checkbox', { name: /^Reduced goods/ })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Reset Filters' })).toBeInTheDocument();
  });

  test('close by their button', async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Close filters' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
