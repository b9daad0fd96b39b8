/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { homeState } from '@/lib/visitor/home-state';
import { keepLeftListing } from '@/lib/visitor/left-listings';
import { answerFrom, endWorker, failWorker, loads } from '../catalogue-worker';
import { further, listingIndex, openListing } from './open-listing';

const exported = () => screen.queryByText('The exported goods.');
const boxOf = (index: number) => screen.getByRole('checkbox', { name: new RegExp(`^Maker ${index} `) });
const brands = () => new URLSearchParams(window.location.search).getAll('brand');
const find = () => screen.getByRole('searchbox', { name: 'Find a brand' });
// Answers are kept for the visit: what must fail asks something of its own.
const shows = (count: number) => screen.findByText(`Showing ${count} of ${count} Products`);

beforeEach(() => {
  loads.length = 0;
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-query');
  window.scrollTo = jest.fn();
  answerFrom(listingIndex());
});
afterEach(endWorker);

describe('before it is live, a listing', () => {
  test('asks for nothing until somebody reaches for it', () => {
    openListing();
    expect([exported() !== null, loads]).toEqual([true, []]);
  });

  test('takes several ticks in a row', async () => {
    openListing();
    fireEvent.click(boxOf(0));
    fireEvent.click(boxOf(1));
    expect(brands()).toEqual(['Maker 0', 'Maker 1']);
    await shows(2);
    for (const index of [0, 1]) expect(boxOf(index)).toBeChecked();
  });

  test('takes a moved slider as a price', async () => {
    openListing();
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
    await waitFor(() => expect(window.location.search).toBe('?max=5'));
  });

  test('keeps what is folded and what is not, and the order of its options', async () => {
    openListing();
    const folds = () =>
      screen.getAllByRole('group').map((fold) => [fold.getAttribute('aria-label'), fold.hasAttribute('open')]);
    expect(folds().slice(0, 4)).toEqual([
      ['Brand', true],
      ['Maximum price', true],
      ['Offers', true],
      ['Ships to my state', false],
    ]);
    screen.getByRole('group', { name: 'Offers' }).removeAttribute('open');
    screen.getByRole('group', { name: 'Ships to my state' }).setAttribute('open', '');
    const before = folds();
    fireEvent.click(boxOf(11));
    await shows(1);
    expect(folds()).toEqual(before);
    expect(screen.getByText('1 chosen')).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox', { name: /^Maker/ })[0]).not.toBeChecked();
  });

  test('keeps a text that finds a value', async () => {
    openListing();
    fireEvent.input(find(), { target: { value: 'maker 12' } });
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /^Maker/ })).toHaveLength(1));
    expect(find()).toHaveValue('maker 12');
  });

  test('opens the sheet whose button was pressed', async () => {
    openListing();
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
    // A sheet that is open takes its step of the history with it, and the next test has an address of its own.
    const gone = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    cleanup();
    await gone;
  });

  test('names the state that the browser remembers', async () => {
    homeState.set('NY');
    openListing();
    await screen.findByRole('option', { name: 'New York', selected: true });
    act(() => void homeState.set(undefined));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'My state' })).toHaveValue(''));
  });

  test('of a numbered page gets its counts, its other makers and its closed facets with the index', async () => {
    openListing('', false, further);
    const stateFold = screen.getByRole('group', { name: 'Ships to my state' });
    const makers = () => screen.getAllByRole('checkbox', { name: /^Maker/ }).map((box) => box.getAttribute('name'));
    expect(screen.queryByText(/ products?$/)).not.toBeInTheDocument();
    expect([makers().length, stateFold.textContent]).toEqual([12, 'Ships to my state']);
    const box = screen.getByRole('checkbox', { name: 'Maker 1' });
    fireEvent.click(box);
    await shows(1);
    expect([makers().length, stateFold]).toEqual([20, screen.getByRole('group', { name: 'Ships to my state' })]);
    expect(screen.getByRole('checkbox', { name: 'Maker 1 1 product' })).toBe(box);
    expect(screen.getByRole('option', { name: 'New York' })).toBeInTheDocument();
  });

  test('sends nothing by a form', () => {
    openListing();
    expect(document.querySelector('form')).toHaveAttribute('method', 'dialog');
  });
});

describe('at a filtered address', () => {
  test('the answer takes the place of the exported goods, which were hidden until then', async () => {
    openListing('?brand=Maker+3');
    expect(document.documentElement).toHaveAttribute('data-query');
    await shows(1);
    // Parts that stood above the goods stay away.
    expect(document.documentElement).toHaveAttribute('data-query', '');
    expect(exported()).not.toBeInTheDocument();
  });

  test('a maker in other case is understood, what is unknown leaves the address, and Back has no step of it', async () => {
    const steps = window.history.length;
    openListing('?utm_source=mail&brand=maker%205&brand=%3Cscript%3E&size=9XL&page=7');
    await shows(1);
    expect(window.location.search).toBe('?utm_source=mail&brand=Maker+5');
    expect(boxOf(5)).toBeChecked();
    expect(screen.getByRole('button', { name: 'Remove Maker 5' })).toBeVisible();
    expect(window.history.length).toBe(steps);
  });

  test('of nothing but unknown values the exported goods stay', async () => {
    openListing('?brand=%3Cscript%3E&section=hats&sort=cheapest&page=%');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(exported()).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument();
  });

  test('a page after the last one is the last one, in the address too', async () => {
    openListing('?page=99');
    await screen.findByText('Showing 2 of 20 Products');
    await waitFor(() => expect(window.location.search).toBe('?page=3'));
  });

  test('a failure shows ways on and no goods', async () => {
    failWorker();
    openListing('?brand=Maker+4');
    await screen.findByText(/could not be loaded/);
    expect(exported()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all without filters' })).toHaveAttribute('href', '/all-products/');
    answerFrom(listingIndex());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await shows(1);
  });
});

describe('when the index cannot be had', () => {
  beforeEach(failWorker);

  test('who only passes by is told nothing', async () => {
    openListing('?sort=newest', false);
    fireEvent.pointerOver(boxOf(0));
    await waitFor(() => expect(loads).not.toEqual([]));
    expect(exported()).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });

  test('who ticks a box sees no goods that it does not fit', async () => {
    openListing();
    fireEvent.click(boxOf(10));
    await screen.findByText(/could not be loaded/);
    expect(exported()).not.toBeInTheDocument();
  });
});

test('Back to a listing that the browser has not kept finds its text and its place', async () => {
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' }] as never);
  keepLeftListing('/all-products/', { top: 700, finds: { brand: 'maker 7' } });
  openListing();
  await waitFor(() => expect(find()).toHaveValue('maker 7'));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
});
