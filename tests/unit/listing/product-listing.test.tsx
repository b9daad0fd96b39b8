/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shipToState } from '@/lib/site/ship-to-state';
import { endWorker, failWorker, loadRequests, mockWorkerRows } from '../../fixtures/mock-catalogue-worker';
import { listingIndex, openListing, PATH } from './open-listing';

const cards = () => screen.queryAllByRole('article').map((card) => card.querySelector('p')?.textContent ?? '');
const boxOf = (index: number) => screen.getByRole('checkbox', { name: new RegExp(`^Maker ${index} `) });
const query = () => new URLSearchParams(window.location.search);
const brands = () => screen.getAllByRole('checkbox', { name: /^Maker/ }).map((box) => (box as HTMLInputElement).value);
const group = (name: string) => screen.getByRole('group', { name });
/** Waits, because counts and more options are rendered after the products. */
const findBox = (index: number) => screen.findByRole('checkbox', { name: new RegExp(`^Maker ${index} `) });
const shows = (count: number) => screen.findByText(`Showing ${count} of ${count} Products`);

beforeEach(() => {
  loadRequests.length = 0;
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-query');
  window.scrollTo = jest.fn();
  window.requestIdleCallback = jest.fn();
  mockWorkerRows(listingIndex());
});
afterEach(endWorker);

test('a static page shows its products and loads nothing before it is idle', async () => {
  openListing();
  await screen.findByRole('option', { name: 'Texas' });
  expect([cards().length, loadRequests]).toEqual([9, []]);
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/all-products/page/2/');
  expect(screen.getByLabelText('Sort by')).toHaveTextContent('FeaturedPrice: low to highPrice: high to lowNewest');
});

test('the index and all options are loaded when the page is idle, but not with Save-Data', async () => {
  const idle = jest.mocked(window.requestIdleCallback);
  Object.assign(navigator, { connection: { saveData: true } });
  openListing().unmount();
  expect(idle).not.toHaveBeenCalled();
  Object.assign(navigator, { connection: undefined });
  openListing();
  fireEvent.click(screen.getByRole('button', { name: 'Show all 20' }));
  expect(screen.queryByRole('checkbox', { name: /^Maker 9 / })).not.toBeInTheDocument();
  act(() => idle.mock.calls[0]?.[0]({} as IdleDeadline));
  expect(await findBox(9)).toBeEnabled();
  expect(cards()).toHaveLength(9);
});

test('several clicks in a row all apply, and Back reverts the last', async () => {
  openListing();
  fireEvent.click(boxOf(0));
  fireEvent.click(boxOf(1));
  expect(window.location.search).toBe('?brand=Maker+0&brand=Maker+1');
  await shows(2);
  for (const index of [0, 1]) expect(boxOf(index)).toBeChecked();
  act(() => window.history.back());
  await shows(1);
  expect(boxOf(1)).not.toBeChecked();
});

test('a numbered page keeps its products and its URL when the pointer enters the filters', async () => {
  openListing('', { page: 2 });
  const before = cards();
  fireEvent.click(screen.getByRole('button', { name: 'Show all 20' }));
  await userEvent.hover(boxOf(1));
  await screen.findByRole('checkbox', { name: /^Maker 9 / });
  expect([cards(), window.location.search]).toEqual([before, '']);
});

test('filtered pages are shown without navigation, and the heading has the focus', async () => {
  openListing('?max=25');
  await screen.findByText('Showing 9 of 16 Products');
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(window.location.search).toBe('?max=25&page=2');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Showing 7 of 16 Products' })).toHaveFocus());
});

describe('at a filtered URL', () => {
  test('the answer replaces the static products, which were hidden until then', async () => {
    openListing('?brand=Maker+3');
    expect(document.documentElement).toHaveAttribute('data-query', '?brand=Maker+3');
    await shows(1);
    // The attribute stays, so that the banner and the facts stay hidden.
    expect(document.documentElement).toHaveAttribute('data-query', '');
    expect(cards()).toEqual([expect.stringContaining('Maker 3')]);
  });

  test('with only unknown values the static products stay', async () => {
    openListing('?brand=%3Cscript%3E&section=hats&sort=cheapest&page=%');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(cards()).toHaveLength(9);
    expect(screen.queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument();
  });
});

describe('if the index cannot be loaded', () => {
  beforeEach(failWorker);

  test('a filtered URL shows next steps and no products, and Try again works', async () => {
    openListing('?brand=Maker+4');
    await screen.findByText(/could not be loaded/);
    expect(cards()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Show all without filters' })).toHaveAttribute('href', PATH);
    mockWorkerRows(listingIndex());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await shows(1);
  });

  test('the static products stay without a message if no filter is used', async () => {
    openListing();
    await userEvent.hover(boxOf(0));
    await waitFor(() => expect(loadRequests).not.toEqual([]));
    expect(cards()).toHaveLength(9);
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });
});

test('Back restores the scroll position of results that the browser did not cache', async () => {
  openListing('?brand=Maker+7');
  await shows(1);
  Object.assign(window, { scrollY: 700 });
  window.dispatchEvent(new Event('pagehide'));
  Object.assign(window, { scrollY: 0 });
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' }] as never);
  openListing('?brand=Maker+7');
  await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' }));
});

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
});

describe('the ship-to state', () => {
  beforeEach(() => act(() => void shipToState.set(undefined)));
  const select = () => screen.getByRole('combobox', { name: 'My state' });
  const hide = () => screen.getByRole('checkbox', { name: 'Hide products that do not ship there' });

  test('if the filter is on, another state applies immediately', async () => {
    openListing('?ships-to=NY');
    expect(hide()).toBeChecked();
    await screen.findByRole('option', { name: 'Texas' });
    await userEvent.selectOptions(select(), 'Texas');
    expect(window.location.search).toBe('?ships-to=TX');
    await userEvent.click(hide());
    expect(window.location.search).toBe('');
  });
});
