/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '@/components/search/search-box';
import { loadCatalogue, queryCatalogue } from '@/lib/search/client';
import type { SuggestAnswer, Suggestion } from '@/lib/search/searcher';
import { goTo } from '@/lib/site/navigate';
import { card } from '../../fixtures/catalogue';

jest.mock('@/lib/site/navigate');
jest.mock('@/lib/search/client', () => ({ queryCatalogue: jest.fn(), loadCatalogue: jest.fn() }));

const queryMock = jest.mocked(queryCatalogue) as unknown as jest.Mock<
  Promise<SuggestAnswer>,
  [{ query: string; limit: number }]
>;
const page: Suggestion = { kind: 'page', name: 'Boots', href: '/footwear/boots/' };
const product = (number: number): Suggestion => ({
  kind: 'product',
  card: card({
    id: `test-${number}`,
    name: `Jump Boot ${number}`,
    brand: 'Acme',
    price: 89.5,
    images: ['/drawings/boot.svg'],
  }),
});
const answerOf = (...suggestions: Suggestion[]): SuggestAnswer => ({ suggestions });

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the catalog' });
const options = () => screen.getAllByRole('option');
const optionNames = () => options().map((option) => option.textContent);
const activeOption = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const status = () => screen.getByRole('status');

/** Focuses the box and waits until its panel has loaded. */
async function open() {
  render(<SearchBox />);
  await userEvent.click(box());
  await waitFor(() => expect(screen.getByRole('status')).toBeInTheDocument());
}

/** Types text and waits for the rows of the complete query. */
async function type(text: string) {
  fireEvent.input(box(), { target: { value: box().value + text } });
  const query = box().value;
  // Queries by role are slow in jsdom.
  const last = () => [...document.querySelectorAll('[role=option]')].at(-1);
  await waitFor(() => expect(last()).toHaveTextContent(`See all results for “${query}”`));
  await waitFor(() => expect(queryMock).toHaveBeenLastCalledWith(expect.objectContaining({ query: query.trim() })));
  await act(async () => {});
}

/** Opens the box, types a query and waits for the rows of `answer`. */
async function openAndType(query = 'boot', answer: SuggestAnswer = answerOf(page, product(1), product(2))) {
  queryMock.mockResolvedValue(answer);
  await open();
  await type(query);
  if (answer.suggestions.length > 0) await waitFor(() => expect(options().length).toBeGreaterThan(1));
}

// jsdom does not know <search>, so React logs an error once.
beforeAll(() => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<SearchBox />);
  cleanup();
  silence.mockRestore();
});

beforeEach(() => {
  localStorage.clear();
  jest.mocked(goTo).mockReset();
  queryMock.mockReset();
  queryMock.mockResolvedValue(answerOf());
  jest.mocked(loadCatalogue).mockReset();
  jest.mocked(loadCatalogue).mockResolvedValue(undefined);
  Element.prototype.scrollIntoView = jest.fn();
});

test('before the focus the box is a form that submits to /search/, and nothing is loaded', async () => {
  render(<SearchBox />);
  expect([box().form?.getAttribute('action'), box().form?.method, box().name]).toEqual([
    expect.stringMatching(/\/search\/$/),
    'get',
    'query',
  ]);
  await act(async () => {});
  expect([queryMock.mock.calls.length, jest.mocked(loadCatalogue).mock.calls.length]).toEqual([0, 0]);
});

describe('typing', () => {
  test('shows pages, then products with brand and price, then a link to all results; at most eight on a phone', async () => {
    await openAndType();
    expect(optionNames()).toEqual([
      expect.stringContaining('Boots'),
      expect.stringContaining('Jump Boot 1'),
      expect.stringContaining('Jump Boot 2'),
      'See all results for “boot”',
    ]);
    expect(options()[1]).toHaveTextContent('Acme Our no. test-1 Jump Boot 1 $89.50');
    expect(options()[1]?.querySelector('img')).toHaveAttribute('alt', '');
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Boot', 'Boot', 'Boot']);
    expect(options().map((option) => option.getAttribute('href'))).toEqual(
      ['footwear/boots', 'products/test-1', 'products/test-2', 'search/?\\?query=boot'].map((address) =>
        expect.stringMatching(`^/${address}/?$`),
      ),
    );
    expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(queryMock).toHaveBeenLastCalledWith({ kind: 'suggest', query: 'boot', limit: 8 });
    expect(loadCatalogue).toHaveBeenCalled();
  });
  test('on a desktop requests all suggestions, and renders only the start of a long list with its complete size', async () => {
    const wide = Object.assign(window.matchMedia(''), { matches: true });
    jest.spyOn(window, 'matchMedia').mockReturnValue(wide);
    await openAndType('boot', answerOf(...Array.from({ length: 80 }, (_, index) => product(index))));
    expect([options().length < 60, options().at(-1)?.textContent]).toEqual([true, 'See all results for “boot”']);
    expect(options().at(-1)).toHaveAttribute('aria-setsize', '81');
    expect(queryMock).toHaveBeenLastCalledWith({ kind: 'suggest', query: 'boot', limit: 500 });
    jest.restoreAllMocks();
  });

  test('ignores an answer to an earlier query', async () => {
    let late: (answer: SuggestAnswer) => void = () => undefined;
    queryMock.mockImplementation(({ query }) =>
      query === 'bo' ? new Promise((resolve) => (late = resolve)) : Promise.resolve(answerOf(product(7))),
    );
    await open();
    await type('bo');
    await type('t');
    await screen.findByText(/test-7/);
    await act(async () => late(answerOf(product(9))));
    expect(optionNames()[0]).toContain('7');
  });

  test('does not change its rows while a second press follows the first', async () => {
    let late: (answer: SuggestAnswer) => void = () => undefined;
    await openAndType();
    queryMock.mockImplementation(() => new Promise((resolve) => (late = resolve)));
    await userEvent.type(box(), 's');
    const pressed = options()[0] as HTMLElement;
    jest.useFakeTimers();
    fireEvent.pointerDown(pressed);
    await act(async () => late(answerOf(product(9))));
    fireEvent.pointerUp(pressed);
    fireEvent.pointerDown(pressed);
    act(() => jest.advanceTimersByTime(500));
    expect(options()[0]).toBe(pressed);
    jest.useRealTimers();
  });
});

describe('Enter', () => {
  const corrected: SuggestAnswer = { ...answerOf(product(1)), guess: 'gloves' };
  const filtered: SuggestAnswer = { ...answerOf(product(1)), filters: ['Up to $50.00'], words: 'boot' };
  const notSold: SuggestAnswer = { ...answerOf(page), notSold: 'gas mask' };

  test.each<[string, string, SuggestAnswer | undefined, string, string]>([
    ['opens the first suggestion', 'boot', undefined, '{Enter}', '/footwear/boots/'],
    ['opens all results if the list is closed', 'boot', undefined, '{Escape}{Enter}', '/search/?query=boot'],
    ['opens all results if the query was corrected', 'glvoes', corrected, '{Enter}', '/search/?query=glvoes'],
    [
      'opens all results if the query has filters',
      'boot under 50',
      filtered,
      '{Enter}',
      '/search/?query=boot+under+50',
    ],
    ['opens all results if the product is not sold', 'gas mask', notSold, '{Enter}', '/search/?query=gas+mask'],
  ])('%s', async (_, query, answer, keys, address) => {
    await openAndType(query, answer);
    await userEvent.keyboard(keys);
    expect(goTo).toHaveBeenCalledWith(address);
  });

  test('opens the search page if the answer takes too long', async () => {
    queryMock.mockReturnValue(new Promise(() => undefined));
    await open();
    await type('boot');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/search/?query=boot'));
  });

  test('pressed before the answer opens its first suggestion', async () => {
    let answer: (answer: SuggestAnswer) => void = () => undefined;
    queryMock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await open();
    // Fake timers, because on a slow machine the time limit would end before the answer.
    jest.useFakeTimers();
    fireEvent.input(box(), { target: { value: 'boot' } });
    fireEvent.submit(box());
    act(() => jest.advanceTimersToNextFrame());
    expect(queryMock).toHaveBeenLastCalledWith(expect.objectContaining({ query: 'boot' }));
    await act(async () => answer(answerOf(page)));
    expect(jest.mocked(goTo).mock.calls).toEqual([['/footwear/boots/']]);
    jest.useRealTimers();
  });

  test('pressed before the answer is cancelled by further typing', async () => {
    queryMock.mockReturnValue(new Promise(() => undefined));
    await open();
    jest.useFakeTimers();
    fireEvent.input(box(), { target: { value: 'boot' } });
    fireEvent.submit(box());
    fireEvent.input(box(), { target: { value: 'boots' } });
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(goTo).not.toHaveBeenCalled();
    jest.useRealTimers();
  });
});

describe('a product that is not sold', () => {
  test('is reported, with the nearest page', async () => {
    await openAndType('gas mask', { ...answerOf(page), notSold: 'gas mask' });
    expect(screen.getByText('We do not carry “gas mask”. Closest match:')).toBeVisible();
    expect(optionNames()[0]).toMatch(/^Boots/);
    await waitFor(() => expect(status()).toHaveTextContent('We do not carry “gas mask”. Closest match: Boots.'));
  });

  test('without a nearest page has no other message', async () => {
    await openAndType('gas mask', { suggestions: [], notSold: 'gas mask' });
    expect(await screen.findByText('We do not carry “gas mask”.')).toBeVisible();
    expect(screen.queryByText(/No suggestions/)).not.toBeInTheDocument();
  });
});

test('filters in a query are shown, and their words are not highlighted', async () => {
  await openAndType('boot under 50', { ...answerOf(product(1)), filters: ['Up to $50.00'], words: 'boot' });
  expect(screen.getByText('Up to $50.00')).toBeVisible();
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Boot']);
});

describe('the arrow keys', () => {
  test.each([
    ['{ArrowDown}{ArrowDown}{ArrowUp}', 'Boots'],
    ['{ArrowDown}{End}{Home}', 'Boots'],
    ['{Escape}{ArrowDown}', 'Boots'],
  ])('%s activate a row', async (keys, name) => {
    await openAndType();
    await userEvent.keyboard(keys);
    expect(activeOption()).toHaveTextContent(name);
  });

  test('reach rows that are not rendered yet', async () => {
    await openAndType('boot', answerOf(...Array.from({ length: 80 }, (_, index) => product(index))));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(activeOption()).toHaveTextContent('Jump Boot 79');
  });
});

test('Escape closes the list and keeps the text, and pressed again clears it', async () => {
  await openAndType();
  await userEvent.keyboard('{Escape}');
  expect([screen.queryByRole('listbox'), box().value]).toEqual([null, 'boot']);
  await userEvent.keyboard('{Escape}');
  expect(box()).toHaveValue('');
});

describe('the list closes', () => {
  test('when a row is clicked', async () => {
    await openAndType();
    options()[1]?.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(options()[1] as HTMLElement);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('not when the search button gets the focus', async () => {
    await openAndType();
    await userEvent.tab();
    expect([screen.getByRole('button', { name: 'Search' }), screen.queryByRole('listbox')]).toEqual([
      document.activeElement,
      expect.anything(),
    ]);
  });
});

test('after an error, Retry sends the query again', async () => {
  queryMock.mockRejectedValue(new Error('offline'));
  await open();
  await type('boot');
  queryMock.mockReset();
  queryMock.mockResolvedValue(answerOf(page));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(optionNames()[0]).toContain('Boots'));
});

describe('recent searches', () => {
  const save = (...queries: string[]) => localStorage.setItem('sp:recent-searches', JSON.stringify({ v: 1, queries }));

  test('are shown in an empty box, link to their results, and contain the last query', async () => {
    save('boots', 'cuffs');
    await open();
    expect(optionNames()).toEqual(['boots', 'cuffs']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(goTo).toHaveBeenCalledWith('/search/?query=cuffs');
    await userEvent.click(box());
    await userEvent.clear(box());
    expect(optionNames()).toEqual(['cuffs', 'boots']);
  });

  test('can be cleared', async () => {
    save('boots');
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect([localStorage.length, screen.queryByRole('listbox')]).toEqual([0, null]);
  });

  test('are optional: search works without storage', async () => {
    for (const name of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new Error('denied');
      });
    await openAndType();
    await userEvent.keyboard('{Enter}');
    expect(goTo).toHaveBeenCalledWith('/footwear/boots/');
  });
});
