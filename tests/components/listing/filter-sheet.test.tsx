import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterSheet } from '@/components/listing/filter-sheet';
import type { Facets } from '@/lib/listing/facets';
import { DEFAULT_STATE } from '@/lib/listing/listing-url';

const option = (value: string, count: number) => ({ value, label: value, count });
const facets: Facets = {
  brands: [option('Acme', 3), option('Bolt', 0)],
  sections: [],
  sizes: [{ control: 'size', legend: 'Size', options: [option('L', 2)] }],
  colors: [option('Black', 1), option('Navy', 2)],
  reduced: 1,
  highestPrice: 100,
};
const change = jest.fn();

const open = async (changes: Partial<typeof DEFAULT_STATE> = {}, count = 14) => {
  const panel = { facets, state: { ...DEFAULT_STATE, ...changes }, change, reset: jest.fn() };
  render(<FilterSheet panel={panel} count={count} chosen={2} startsOpen={false} />);
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

  test('say how many products they will show', async () => {
    expect((await open({}, 14)).getByRole('button', { name: 'Show 14 products' })).toBeInTheDocument();
  });

  test('say one product as one', async () => {
    expect((await open({}, 1)).getByRole('button', { name: 'Show 1 product' })).toBeInTheDocument();
  });

  test('change the listing without a step of their own for Back', async () => {
    const dialog = await open({ colors: ['Black'] });
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Navy/ }));
    expect(change).toHaveBeenCalledWith({ colors: ['Black', 'Navy'] }, 'replace');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'L, 2 products' }));
    expect(change).toHaveBeenLastCalledWith({ sizes: ['L'] }, 'replace');
  });

  test('show what is set as set, whatever the last answer said', async () => {
    const dialog = await open({ brands: ['Bolt'], isReduced: true });
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
