/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { FilterPanel, firstFolds } from '@/components/listing/filter-panel';
import { FilterSheet } from '@/components/listing/filter-sheet';
import { useFilterForm } from '@/components/listing/use-filter-form';
import type { Filters } from '@/lib/listing/address';
import { filterRows, toFacetTable } from '@/lib/listing/count';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

const rows = indexRowsOf(
  { brand: 'Acme', available_colors: ['Black'], sizes: ['L'], price: 100 },
  { brand: 'Acme', available_colors: ['Navy'], sizes: ['L'] },
  { brand: 'Acme', available_colors: ['Navy'], price: 8, oldPrice: 10 },
  { brand: 'Bolt', restrictions: { states: ['NY'] } },
);
// Bolt leads to nothing beside a color.
const { facets } = filterRows(toFacetTable(rows, { kind: 'all' }), { color: ['Black', 'Navy & blue'] });

/** The sheet in a listing, whose fields go into the address. */
function Sheet({ filters, count }: { filters: Filters; count: number }) {
  const container = useRef<HTMLDivElement>(null);
  useFilterForm(container, '/all-products/', () => undefined);
  return (
    <div ref={container}>
      <FilterSheet count={count} chosen={2} isWanted={false} isReady reset={jest.fn()} said={`${count} heard`}>
        <FilterPanel facets={facets} filters={filters} first={filters} folds={firstFolds(facets, filters)} />
      </FilterSheet>
    </div>
  );
}

const open = async (filters: Filters = {}, count = 14) => {
  render(<Sheet filters={filters} count={count} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));
  return within(screen.getByRole('dialog', { name: 'Filters' }));
};

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

  test('change the listing without a step of their own for Back', async () => {
    const dialog = await open({ color: ['Black'] });
    window.history.replaceState(null, '', '?color=Black');
    const steps = window.history.length;
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Navy/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'L, 2 products' }));
    const query = new URLSearchParams(window.location.search);
    expect([query.getAll('color'), query.getAll('size')]).toEqual([['Black', 'Navy & blue'], ['L']]);
    expect(window.history.length).toBe(steps);
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
