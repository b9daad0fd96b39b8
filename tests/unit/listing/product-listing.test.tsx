/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endWorker, failWorker, loadRequests, mockWorkerRows } from '../../fixtures/mock-catalogue-worker';
import { listingIndex, openListing, PATH } from './open-listing';

const cards = () => screen.queryAllByRole('article').map((card) => card.querySelector('p')?.textContent ?? '');
const boxOf = (index: number) => screen.getByRole('checkbox', { name: new RegExp(`^Maker ${index} `) });
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

test('a filter on a numbered page shows the first page of its results', async () => {
  openListing('', { page: 2 });
  expect(screen.getByRole('link', { name: 'Page 2', current: 'page' })).toBeInTheDocument();
  await userEvent.click(boxOf(1));
  await shows(1);
  expect(window.location.pathname).toBe(PATH);
  await userEvent.click(screen.getAllByRole('button', { name: 'Reset Filters' })[0] as HTMLElement);
  await screen.findByText('Showing 9 of 20 Products');
  expect(screen.getByRole('link', { name: 'Page 1', current: 'page' })).toBeInTheDocument();
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

  test('the case of a brand is corrected, unknown values are removed from the URL, without a history entry', async () => {
    const steps = window.history.length;
    openListing('?utm_source=mail&brand=maker%205&brand=%3Cscript%3E&size=9XL&page=7');
    await shows(1);
    expect(window.location.search).toBe('?utm_source=mail&brand=Maker+5');
    expect(await findBox(5)).toBeChecked();
    expect(screen.getByRole('button', { name: 'Remove Maker 5' })).toBeVisible();
    expect(window.history.length).toBe(steps);
  });

  test('with only unknown values the static products stay', async () => {
    openListing('?brand=%3Cscript%3E&section=hats&sort=cheapest&page=%');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(cards()).toHaveLength(9);
    expect(screen.queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument();
  });

  test('a page past the end becomes the last page, in the URL too', async () => {
    openListing('?page=99');
    await screen.findByText('Showing 2 of 20 Products');
    expect(window.location.search).toBe('?page=3');
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

  test('no products are shown that do not match the selected filter', async () => {
    openListing();
    fireEvent.click(boxOf(10));
    await screen.findByText(/could not be loaded/);
    expect(cards()).toEqual([]);
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
