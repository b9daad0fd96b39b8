/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shipToState } from '@/lib/site/ship-to-state';
import { endWorker, mockWorkerRows } from '../../fixtures/mock-catalogue-worker';
import { listingIndex, openListing } from './open-listing';

const query = () => new URLSearchParams(window.location.search);
const brands = () => screen.getAllByRole('checkbox', { name: /^Maker/ }).map((box) => (box as HTMLInputElement).value);
const boxOf = (index: number) => screen.getByRole('checkbox', { name: new RegExp(`^Maker ${index} `) });
const group = (name: string) => screen.getByRole('group', { name });

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = jest.fn();
  window.requestIdleCallback = jest.fn();
  mockWorkerRows(listingIndex());
});
afterEach(endWorker);

describe('a list of check boxes', () => {
  test('shows the number of products of each option; options without products are disabled', async () => {
    openListing('?size=L');
    await screen.findByText('Showing 2 of 2 Products');
    expect(await screen.findByRole('checkbox', { name: 'Maker 10 0 products' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Maker 1 1 product' })).toBeEnabled();
  });

  test('a selected option without products can be removed', async () => {
    openListing('?size=L&brand=Maker+5');
    await screen.findByText('No products found');
    await screen.findByRole('checkbox', { name: 'Maker 5 0 products' });
    expect(boxOf(5)).toBeChecked();
    expect(boxOf(5)).toBeEnabled();
  });

  test('shows the top eight options, and all in their order after Show all', async () => {
    openListing();
    const first = brands();
    expect(first).toHaveLength(8);
    await userEvent.hover(boxOf(0));
    const button = await screen.findByRole('button', { name: 'Show all 20', expanded: false });
    await userEvent.click(button);
    await waitFor(() => expect(brands()).toHaveLength(20));
    expect(brands()).toEqual([...brands()].sort());
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(boxOf(16)).toHaveFocus();
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(brands()).toEqual(first);
    expect(scrollIntoView).toHaveBeenCalled();
  });

  test('a selected option keeps its position and the focus', async () => {
    openListing();
    await userEvent.click(boxOf(15));
    await screen.findByText('Showing 1 of 1 Products');
    expect(brands()).toHaveLength(8);
    expect(brands()[0]).toBe('Maker 0');
    expect(boxOf(15)).toHaveFocus();
    expect(group('Brand').querySelector('summary')).toHaveTextContent('Brand 1 selected');
  });

  test('a selected option is shown with the top options, even after it is removed', async () => {
    openListing('?brand=Maker+19');
    await screen.findByText('Showing 1 of 1 Products');
    await waitFor(() => expect(brands()).toHaveLength(9));
    await userEvent.click(boxOf(19));
    await screen.findByText('Showing 9 of 20 Products');
    expect(brands()).toContain('Maker 19');
    expect(screen.getByRole('button', { name: 'Show all 20' })).toBeVisible();
  });

  test('more than twelve options have a search field, which ignores case', async () => {
    openListing();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 20' }));
    const field = screen.getByRole('searchbox', { name: 'Search in Brand' });
    await userEvent.type(field, ' mAKER 12 ');
    await waitFor(() => expect(brands()).toEqual(['Maker 12']));
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    expect(screen.getByText('No match.')).toBeVisible();
  });
});

test('brand, price and size are the first facets', async () => {
  openListing();
  await screen.findByRole('option', { name: 'Texas' });
  const legends = [...document.querySelectorAll('aside summary')].map(({ textContent }) => textContent);
  expect(legends.slice(0, 3)).toEqual(['Brand', 'Maximum price', 'Size']);
});

test('the first facets and those with a selection are open until the shopper closes them', async () => {
  openListing('?ships-to=NY');
  await screen.findByText('Showing 9 of 19 Products');
  const isOpen = () =>
    ['Brand', 'Maximum price', 'Size', 'On sale', 'Ships to my state'].map((name) => group(name).hasAttribute('open'));
  expect(isOpen()).toEqual([true, true, true, false, true]);
  group('Brand').removeAttribute('open');
  fireEvent(group('Brand'), new Event('toggle'));
  await userEvent.click(screen.getByRole('checkbox', { name: /^L, / }));
  await screen.findByText('Showing 2 of 2 Products');
  expect(isOpen()).toEqual([false, true, true, false, true]);
});

describe('the maximum price', () => {
  const field = () => screen.getByRole('spinbutton', { name: 'Maximum price in dollars' });
  const answered = () => screen.findByText('Showing 9 of 20 Products');
  const slider = () => screen.getByRole('slider', { name: 'Maximum price' });

  test('has a text for screen readers', async () => {
    openListing('?max=120');
    await answered();
    expect(slider()).toHaveAttribute('aria-valuetext', 'up to $120.00');
    expect(field()).toHaveValue(120);
  });

  test('a typed price moves the slider, and applies with Enter', async () => {
    openListing();
    await userEvent.type(field(), '19.99');
    expect(slider()).toHaveAttribute('aria-valuetext', 'up to $19.99');
    expect(query().has('max')).toBe(false);
    await userEvent.keyboard('{Enter}');
    expect(query().get('max')).toBe('19.99');
  });

  test.each([
    ['', null],
    ['-5', '0.01'],
    ['0', '0.01'],
    ['49.999', '50'],
    ['10000000', '99999.99'],
  ])('the text %j applies as %s on blur', async (text, max) => {
    openListing('?max=50');
    await answered();
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.blur(field());
    expect(query().get('max')).toBe(max);
    cleanup();
  });

  test('the slider applies on release, its end means any price, and a correction creates no history entry', async () => {
    openListing();
    await screen.findByRole('option', { name: 'Texas' });
    const steps = window.history.length;
    for (const value of ['0', '10']) {
      fireEvent.change(slider(), { target: { value } });
      fireEvent.pointerUp(slider());
    }
    expect(Number(query().get('max'))).toBeGreaterThan(5);
    expect(window.history.length).toBe(steps + 1);
    fireEvent.change(slider(), { target: { value: '100' } });
    expect(slider()).toHaveAttribute('aria-valuetext', 'any price');
    fireEvent.pointerUp(slider());
    expect(query().has('max')).toBe(false);
  });

  test('the slider applies after a short delay if keys move it', async () => {
    openListing();
    fireEvent.change(slider(), { target: { value: '0' } });
    expect(query().has('max')).toBe(false);
    await waitFor(() => expect(query().get('max')).toBe('5'));
  });

  test('a touch that becomes a scroll does not change the price', async () => {
    openListing('?max=100');
    await answered();
    fireEvent.change(slider(), { target: { value: '0' } });
    fireEvent.pointerCancel(slider());
    fireEvent.pointerUp(slider());
    expect(field()).toHaveValue(100);
    expect(query().get('max')).toBe('100');
  });
});

describe('the ship-to state', () => {
  beforeEach(() => act(() => void shipToState.set(undefined)));
  const select = () => screen.getByRole('combobox', { name: 'My state' });
  const hide = () => screen.getByRole('checkbox', { name: 'Hide products that do not ship there' });

  test('a selected state is saved and does not filter yet', async () => {
    openListing();
    expect(hide()).toBeDisabled();
    await screen.findByRole('option', { name: 'New York' });
    await userEvent.selectOptions(select(), 'New York');
    expect([shipToState.get(), window.location.search]).toEqual(['NY', '']);
    await userEvent.click(hide());
    expect(window.location.search).toBe('?ships-to=NY');
  });

  test('if the filter is on, another state applies immediately', async () => {
    openListing('?ships-to=NY');
    expect(hide()).toBeChecked();
    await screen.findByRole('option', { name: 'Texas' });
    await userEvent.selectOptions(select(), 'Texas');
    expect(window.location.search).toBe('?ships-to=TX');
    await userEvent.click(hide());
    expect(window.location.search).toBe('');
  });

  test('the saved state is selected until it is deleted', async () => {
    act(() => void shipToState.set('NY'));
    openListing();
    await screen.findByRole('option', { name: 'New York', selected: true });
    act(() => void shipToState.set(undefined));
    expect(select()).toHaveValue('');
  });
});

describe('the filters on a phone', () => {
  const open = async (query: string, name: string) => {
    openListing(query);
    await userEvent.click(await screen.findByRole('button', { name }));
    return within(screen.getByRole('dialog', { name: 'Filters' }));
  };

  test('are a dialog whose button shows the number of products, and changes create no history entries', async () => {
    const dialog = await open('?size=L', 'Filters (1)');
    expect(await dialog.findByRole('button', { name: 'Show 2 products' })).toBeVisible();
    const steps = window.history.length;
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Maker 1 / }));
    expect(await dialog.findByRole('button', { name: 'Show 1 product' })).toBeVisible();
    expect([query().get('brand'), window.history.length]).toEqual(['Maker 1', steps]);
    await userEvent.click(dialog.getByRole('button', { name: 'Reset Filters' }));
    expect(window.location.search).toBe('');
    expect(dialog.getByRole('button', { name: /^Show \d/ })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Close filters' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

test('each applied filter has a Remove button, and Reset comes last', async () => {
  openListing('?brand=Maker+1&size=L');
  const list = await screen.findByRole('list', { name: 'Applied filters' });
  const names = within(list).getAllByRole('button');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Remove Maker 1', 'Remove Size L', 'Reset Filters']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Size L' }));
  expect(window.location.search).toBe('?brand=Maker+1');
  await userEvent.click(within(list).getByRole('button', { name: 'Reset Filters' }));
  expect(window.location.search).toBe('');
});

test('the four sort orders can be selected by name', async () => {
  openListing();
  const select = screen.getByRole('combobox', { name: 'Sort by' });
  const orders = within(select).getAllByRole('option');
  expect(orders.map(({ textContent }) => textContent)).toEqual([
    'Featured',
    'Price: low to high',
    'Price: high to low',
    'Newest',
  ]);
  await userEvent.selectOptions(select, 'Newest');
  expect(window.location.search).toBe('?sort=newest');
});
