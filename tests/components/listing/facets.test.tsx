/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { FilterChips } from '@/components/listing/filter-chips';
import { FilterPanel, firstFolds } from '@/components/listing/filter-panel';
import { SortSelect } from '@/components/listing/sort-select';
import { useFilterForm } from '@/components/listing/use-filter-form';
import type { Filters } from '@/lib/listing/address';
import type { Chip } from '@/lib/listing/chips';
import type { FacetView } from '@/lib/listing/count';
import { homeState } from '@/lib/visitor/home-state';
import { matchStateList } from '@/lib/visitor/state-lists';

const PATH = '/all-products/';
const query = () => new URLSearchParams(window.location.search);
const order = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).value);

const brands = (names: readonly string[]): FacetView => ({
  key: 'brand',
  parameter: 'brand',
  legend: 'Brand',
  look: 'checks',
  isOffered: true,
  options: names.map((name, index) => ({ value: name, label: name, count: index })),
});
const price: FacetView = {
  key: 'price',
  parameter: 'max',
  legend: 'Maximum price',
  look: 'slider',
  highest: 1699.99,
  isOffered: true,
};
const shipping: FacetView = {
  key: 'ships-to',
  parameter: 'ships-to',
  legend: 'Ships to my state',
  look: 'state',
  isOffered: true,
};

type PanelProps = { view: FacetView; filters?: Filters; first?: Filters };

/** A panel of one facet, whose fields go into the address. */
function Panel({ view, filters = {}, first = filters }: PanelProps) {
  const container = useRef<HTMLDivElement>(null);
  useFilterForm(container, PATH, () => undefined);
  return (
    <div ref={container}>
      <FilterPanel
        facets={[view]}
        filters={filters}
        first={first}
        folds={firstFolds([view], {})}
        stateList={matchStateList}
      />
      <button type="button">After</button>
    </div>
  );
}

beforeEach(() => window.history.replaceState(null, '', PATH));

describe('a list of check boxes', () => {
  test('says of each option how many goods it leads to', () => {
    render(<Panel view={brands(['Acme', 'Bolt'])} />);
    expect(screen.getByRole('checkbox', { name: 'Bolt 1 product' })).toBeEnabled();
  });

  test('an option that leads to nothing is disabled, but one that is chosen can be taken back', () => {
    const { rerender } = render(<Panel view={brands(['Acme'])} first={{}} />);
    expect(screen.getByRole('checkbox')).toBeDisabled();
    rerender(<Panel view={brands(['Acme'])} filters={{ brand: ['Acme'] }} first={{}} />);
    expect(screen.getByRole('checkbox')).toBeEnabled();
  });

  test('a chosen option stays in place and in focus, also once the list is left', async () => {
    const user = userEvent.setup();
    const view = brands(['Acme', 'Bolt', 'Core']);
    const { rerender } = render(<Panel view={view} first={{}} />);
    await user.click(screen.getByRole('checkbox', { name: /Core/ }));
    expect(query().getAll('brand')).toEqual(['Core']);
    rerender(<Panel view={view} filters={{ brand: ['Core'] }} first={{}} />);
    expect(order()).toEqual(['Acme', 'Bolt', 'Core']);
    expect(screen.getByRole('checkbox', { name: /Core/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'After' }));
    expect(order()).toEqual(['Acme', 'Bolt', 'Core']);
  });

  test('what is chosen from the start stands on top', () => {
    render(<Panel view={brands(['Acme', 'Bolt', 'Core'])} filters={{ brand: ['Bolt'] }} />);
    expect(order()).toEqual(['Bolt', 'Acme', 'Core']);
  });

  test('more than twelve options can be searched, whatever the case', async () => {
    const user = userEvent.setup();
    render(<Panel view={brands(Array.from({ length: 13 }, (_, index) => `Maker ${index}`))} />);
    const field = screen.getByRole('searchbox', { name: 'Find a brand' });
    await user.type(field, ' mAKER 12 ');
    expect(order()).toEqual(['Maker 12']);
    await user.clear(field);
    await user.type(field, 'zzz');
    expect(screen.getByText('None of that name.')).toBeVisible();
  });
});

test('a facet is a group of its name that folds, and says how much of it is chosen', () => {
  const view = brands(['Acme', 'Bolt']);
  const { rerender } = render(<Panel view={view} filters={{ brand: ['Acme', 'Bolt'] }} />);
  const group = screen.getByRole('group', { name: 'Brand' });
  expect(group.querySelector('summary')?.textContent).toBe('Brand 2 chosen');
  group.removeAttribute('open');
  rerender(<Panel view={view} />);
  // What the visitor has folded stays so.
  expect([group.hasAttribute('open'), group.querySelector('summary')?.textContent]).toEqual([false, 'Brand']);
});

describe('the maximum price', () => {
  const field = () => screen.getByRole('spinbutton', { name: 'Maximum price in dollars' });
  const slider = () => screen.getByRole('slider', { name: 'Maximum price' });
  const open = (max?: number) => {
    window.history.replaceState(null, '', max === undefined ? PATH : `${PATH}?max=${max}`);
    render(<Panel view={price} filters={max === undefined ? {} : { max: [String(max)] }} />);
  };

  test('says in words where it stands', () => {
    open(120);
    expect(slider()).toHaveAttribute('aria-valuetext', 'up to $120.00');
    expect(field()).toHaveValue(120);
  });

  test('what is typed moves the slider, and applies when it is done', async () => {
    const user = userEvent.setup();
    open();
    await user.type(field(), '49.99');
    expect(slider()).toHaveAttribute('aria-valuetext', 'up to $49.99');
    expect(query().has('max')).toBe(false);
    await user.tab();
    expect(query().get('max')).toBe('49.99');
  });

  test('an empty field takes the maximum away', () => {
    open(50);
    fireEvent.change(field(), { target: { value: '' } });
    expect(query().has('max')).toBe(false);
    expect(slider()).toHaveAttribute('aria-valuetext', 'any price');
  });

  test.each(['-5', '0'])('%s becomes the smallest price', (text) => {
    open();
    fireEvent.change(field(), { target: { value: text } });
    expect(query().get('max')).toBe('0.01');
    expect(field()).toHaveValue(0.01);
  });

  test.each([['49.999'], ['10000000']])('%s is brought to what an address can hold', (text) => {
    open();
    fireEvent.change(field(), { target: { value: text } });
    expect(query().get('max')).toMatch(/^\d{1,6}(?:\.\d{1,2})?$/);
  });

  test('the slider applies when let go, and its end means any price', () => {
    open(100);
    fireEvent.input(slider(), { target: { value: '0' } });
    expect(query().get('max')).toBe('100');
    expect(field()).toHaveValue(5);
    fireEvent.input(slider(), { target: { value: '100' } });
    expect(slider()).toHaveAttribute('aria-valuetext', 'any price');
    fireEvent.change(slider());
    expect(query().has('max')).toBe(false);
  });

  test('to slide on is one step for Back', () => {
    open();
    const steps = window.history.length;
    for (const value of ['0', '10', '20']) fireEvent.change(slider(), { target: { value } });
    expect(window.history.length).toBe(steps + 1);
  });

  test('a finger that turns out to scroll the page leaves the slider as it was', () => {
    open(100);
    fireEvent.input(slider(), { target: { value: '0' } });
    fireEvent.pointerCancel(slider());
    fireEvent.change(slider());
    expect(field()).toHaveValue(100);
    expect(query().get('max')).toBe('100');
  });
});

describe('the state that goods are shipped to', () => {
  beforeEach(() => act(() => void homeState.set(undefined)));
  const select = () => screen.getByRole('combobox', { name: 'My state' });
  const hide = () => screen.getByRole('checkbox', { name: 'Hide what is not shipped there' });

  test('a choice is remembered and filters nothing by itself', async () => {
    const user = userEvent.setup();
    render(<Panel view={shipping} />);
    expect(hide()).toBeDisabled();
    await user.selectOptions(select(), 'New York');
    expect([homeState.get(), window.location.search]).toEqual(['NY', '']);
    await user.click(hide());
    expect(window.location.search).toBe('?ships-to=NY');
  });

  test('while goods are hidden, another state filters at once', async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, '', `${PATH}?ships-to=NY`);
    render(<Panel view={shipping} filters={{ 'ships-to': ['NY'] }} />);
    expect(hide()).toBeChecked();
    await user.selectOptions(select(), 'Texas');
    expect(window.location.search).toBe('?ships-to=TX');
    await user.click(hide());
    expect(window.location.search).toBe('');
  });
});

describe('chips', () => {
  test('each says what it removes, and Reset is the last', async () => {
    const user = userEvent.setup();
    const onRemove = jest.fn();
    const onReset = jest.fn();
    const chips: Chip[] = [
      { label: 'Acme', parameter: 'brand', value: 'Acme' },
      { label: 'Size L', parameter: 'size', value: 'L' },
    ];
    render(<FilterChips chips={chips} onRemove={onRemove} onReset={onReset} />);
    const list = screen.getByRole('list', { name: 'Applied filters' });
    const names = within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Remove Acme', 'Remove Size L', 'Reset Filters']);
    await user.click(screen.getByRole('button', { name: 'Remove Size L' }));
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    expect([onRemove.mock.calls, onReset.mock.calls.length]).toEqual([[[chips[1]]], 1]);
  });
});

test('the four orders can be chosen by name', () => {
  render(<SortSelect />);
  const orders = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option');
  expect(orders.map(({ textContent }) => textContent)).toEqual([
    'Featured',
    'Price: low to high',
    'Price: high to low',
    'Newest',
  ]);
});
