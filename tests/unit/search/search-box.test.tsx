/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '@/components/search/search-box';
import { askCatalogue, loadCatalogue } from '@/lib/search/client';
import type { SuggestAnswer, Suggestion } from '@/lib/search/suggestions';
import { goTo } from '@/lib/site/navigate';

import { card } from '../../fixtures/catalogue';

jest.mock('@/lib/site/navigate');
jest.mock('@/lib/search/client', () => ({ askCatalogue: jest.fn(), loadCatalogue: jest.fn() }));

const ask = jest.mocked(askCatalogue) as unknown as jest.Mock<
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
const answerOf = (...suggestions: Suggestion[]): SuggestAnswer => ({ suggestions, count: suggestions.length });

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the catalog' });
const options = () => screen.getAllByRole('option');
const optionNames = () => options().map((option) => option.textContent);
const chosen = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const status = () => screen.getByRole('status');

/** Focuses the box and waits for its suggestions to be there to answer. */
async function open() {
  render(<SearchBox />);
  await userEvent.click(box());
  await waitFor(() => expect(screen.getByRole('status')).toBeInTheDocument());
}

/** Types more, until the list is that of the whole query. */
async function type(letters: string) {
  await userEvent.type(box(), letters);
  const query = box().value;
  // A look-up by role takes jsdom long.
  const last = () => [...document.querySelectorAll('[role=option]')].at(-1);
  await waitFor(() => expect(last()).toHaveTextContent(`See all results for “${query}”`));
  await waitFor(() => expect(ask).toHaveBeenLastCalledWith(expect.objectContaining({ query: query.trim() })));
  await act(async () => {});
}

/** Opens the box and types; the rows are those of the answer. */
async function openAndType(query = 'boot', answer: SuggestAnswer = answerOf(page, product(1), product(2))) {
  ask.mockResolvedValue(answer);
  await open();
  await type(query);
  if (answer.suggestions.length > 0) await waitFor(() => expect(options().length).toBeGreaterThan(1));
}

// jsdom does not know <search>, of which React complains once.
beforeAll(() => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<SearchBox />);
  cleanup();
  silence.mockRestore();
});

beforeEach(() => {
  localStorage.clear();
  jest.mocked(goTo).mockReset();
  ask.mockReset();
  ask.mockResolvedValue(answerOf());
  jest.mocked(loadCatalogue).mockReset();
  jest.mocked(loadCatalogue).mockResolvedValue(undefined);
  Element.prototype.scrollIntoView = jest.fn();
});

test('before it is focused the box is a plain form that asks /search/, and nothing is loaded', async () => {
  render(<SearchBox />);
  expect([box().form?.getAttribute('action'), box().form?.method, box().name]).toEqual([
    expect.stringMatching(/\/search\/$/),
    'get',
    'query',
  ]);
  await act(async () => {});
  expect([ask.mock.calls.length, jest.mocked(loadCatalogue).mock.calls.length]).toEqual([0, 0]);
});

describe('a focused box', () => {
  test('keeps what is typed while its suggestions are being loaded', async () => {
    render(<SearchBox />);
    act(() => box().focus());
    fireEvent.input(box(), { target: { value: 'boo' } });
    await screen.findByRole('option', { name: 'See all results for “boo”' });
    expect(box()).toHaveValue('boo');
  });
});

describe('typing', () => {
  test('shows pages, then products with brand and price, and a link to all results last: at most eight on a phone', async () => {
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
    expect(ask).toHaveBeenLastCalledWith({ kind: 'suggest', query: 'boot', limit: 8 });
    expect(loadCatalogue).toHaveBeenCalled();
  });
  test('asks for all on a desktop', async () => {
    const wide = Object.assign(window.matchMedia(''), { matches: true });
    jest.spyOn(window, 'matchMedia').mockReturnValue(wide);
    await openAndType();
    expect(ask).toHaveBeenLastCalledWith({ kind: 'suggest', query: 'boot', limit: 500 });
  });

  test('draws only the beginning of a long list, and says how long it is', async () => {
    await openAndType('boot', answerOf(...Array.from({ length: 80 }, (_, index) => product(index))));
    expect([options().length < 60, options().at(-1)?.textContent]).toEqual([true, 'See all results for “boot”']);
    expect(options().at(-1)).toHaveAttribute('aria-setsize', '81');
  });

  test('drops an answer to an earlier question', async () => {
    let late: (answer: SuggestAnswer) => void = () => undefined;
    ask.mockImplementation(({ query }) =>
      query === 'bo' ? new Promise((resolve) => (late = resolve)) : Promise.resolve(answerOf(product(7))),
    );
    await open();
    await type('bo');
    await type('t');
    await screen.findByText(/test-7/);
    await act(async () => late(answerOf(product(9))));
    expect(optionNames()[0]).toContain('7');
  });

  test('shows nothing of the last search with the first letter of the next', async () => {
    await openAndType();
    await userEvent.clear(box());
    ask.mockReturnValue(new Promise(() => undefined));
    await userEvent.type(box(), 'g');
    expect(screen.queryAllByRole('option')).toEqual([]);
    await waitFor(() => expect(optionNames()).toEqual(['See all results for “g”Enter']));
  });

  test('holds still for a press that follows another at once', async () => {
    let late: (answer: SuggestAnswer) => void = () => undefined;
    await openAndType();
    ask.mockImplementation(() => new Promise((resolve) => (late = resolve)));
    await userEvent.type(box(), 's');
    const pressed = options()[0] as HTMLElement;
    fireEvent.pointerDown(pressed);
    await act(async () => late(answerOf(product(9))));
    fireEvent.pointerUp(pressed);
    fireEvent.pointerDown(pressed);
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(options()[0]).toBe(pressed);
  });

  test('asks nothing for blanks', async () => {
    await open();
    await userEvent.type(box(), '   ');
    await act(async () => {});
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('Enter', () => {
  const guesses: SuggestAnswer = { ...answerOf(product(1)), guess: 'gloves' };
  const limited: SuggestAnswer = { ...answerOf(product(1)), filters: ['Up to $50.00'], words: 'boot' };
  const notSold: SuggestAnswer = { ...answerOf(page), count: 0, notSold: 'gas mask' };

  test.each<[string, string, SuggestAnswer | undefined, string, string]>([
    ['goes to the first suggestion', 'boot', undefined, '{Enter}', '/footwear/boots/'],
    ['goes to the chosen row', 'boot', undefined, '{ArrowDown}{ArrowDown}{Enter}', '/products/test-1/'],
    ['goes to all results when the list has been closed', 'boot', undefined, '{Escape}{Enter}', '/search/?query=boot'],
    ['goes to all results where there are only guesses', 'glvoes', guesses, '{Enter}', '/search/?query=glvoes'],
    ['goes to all goods within limits', 'boot under 50', limited, '{Enter}', '/search/?query=boot+under+50'],
    ['goes to all results of what is not sold', 'gas mask', notSold, '{Enter}', '/search/?query=gas+mask'],
  ])('%s', async (_, query, answer, keys, address) => {
    await openAndType(query, answer);
    await userEvent.keyboard(keys);
    expect(goTo).toHaveBeenCalledWith(address);
  });

  test('goes to the search page before an answer is there', async () => {
    ask.mockReturnValue(new Promise(() => undefined));
    await open();
    await type('boot');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/search/?query=boot'));
  });

  test('pressed before the answer goes to the first suggestion of it', async () => {
    let answer: (answer: SuggestAnswer) => void = () => undefined;
    ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await open();
    // On a slow machine the wait for the answer would be over before it is given.
    jest.useFakeTimers();
    fireEvent.input(box(), { target: { value: 'boot' } });
    fireEvent.submit(box());
    act(() => jest.advanceTimersToNextFrame());
    expect(ask).toHaveBeenLastCalledWith(expect.objectContaining({ query: 'boot' }));
    await act(async () => answer(answerOf(page)));
    expect(jest.mocked(goTo).mock.calls).toEqual([['/footwear/boots/']]);
    jest.useRealTimers();
  });

  test('pressed before the answer waits no more when typing goes on', async () => {
    ask.mockReturnValue(new Promise(() => undefined));
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

  test('on an empty box goes to the search page', async () => {
    await open();
    await userEvent.keyboard('{Enter}');
    expect(goTo).toHaveBeenCalledWith('/search/');
  });
});

test('the first suggestion is marked as where Enter goes, which a screen reader hears with the count', async () => {
  await openAndType();
  expect(options()[0]).toHaveAttribute('aria-selected', 'true');
  expect(within(options()[0] as HTMLElement).getByText('Enter')).toBeInTheDocument();
  await waitFor(() => expect(status()).toHaveTextContent('3 suggestions. Enter opens Boots.'));
});

test('guesses are seen and heard as such, and Enter stays at all results', async () => {
  await openAndType('glvoes', { ...answerOf(product(1)), guess: 'gloves' });
  expect(screen.getByText(/Nothing matches “glvoes”. Did you mean/)).toHaveTextContent('gloves');
  expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true']);
  await waitFor(() => expect(status()).toHaveTextContent('Nothing matches glvoes. 1 guess for gloves.'));
});

test('that there is nothing is heard', async () => {
  await openAndType('asdf', answerOf());
  await waitFor(() => expect(status()).toHaveTextContent('No suggestions for asdf.'));
});

describe('what is not sold', () => {
  test('is said, with the nearest page', async () => {
    await openAndType('gas mask', { ...answerOf(page), count: 0, notSold: 'gas mask' });
    expect(screen.getByText('We do not carry “gas mask”. Closest match:')).toBeVisible();
    expect(optionNames()[0]).toMatch(/^Boots/);
    await waitFor(() => expect(status()).toHaveTextContent('We do not carry “gas mask”. Closest match: Boots.'));
  });

  test('without a near page is all there is to say', async () => {
    await openAndType('gas mask', { suggestions: [], count: 0, notSold: 'gas mask' });
    expect(await screen.findByText('We do not carry “gas mask”.')).toBeVisible();
    expect(screen.queryByText(/No suggestions/)).not.toBeInTheDocument();
  });
});

test('limits in words are said as they were understood, and are no words to mark', async () => {
  await openAndType('boot under 50', { ...answerOf(product(1)), filters: ['Up to $50.00'], words: 'boot' });
  expect(screen.getByText('Up to $50.00')).toBeVisible();
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Boot']);
});

describe('the arrows', () => {
  test.each([
    ['{ArrowDown}', 'Boots'],
    ['{ArrowUp}', 'See all results'],
    ['{ArrowDown}{ArrowDown}{ArrowUp}', 'Boots'],
    ['{ArrowDown}{End}{Home}', 'Boots'],
    ['{ArrowDown}{End}{ArrowDown}', 'Boots'],
    ['{Escape}{ArrowDown}', 'Boots'],
  ])('%s choose a row', async (keys, name) => {
    await openAndType();
    await userEvent.keyboard(keys);
    expect(chosen()).toHaveTextContent(name);
  });

  test('reach rows that are not drawn yet', async () => {
    await openAndType('boot', answerOf(...Array.from({ length: 80 }, (_, index) => product(index))));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toHaveTextContent('Jump Boot 79');
  });
});

describe('Escape', () => {
  test('closes the list and keeps the text, and pressed again clears it', async () => {
    await openAndType();
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('listbox'), box().value]).toEqual([null, 'boot']);
    await userEvent.keyboard('{Escape}');
    expect(box()).toHaveValue('');
  });
});

describe('the list closes', () => {
  test('when the focus leaves the box', async () => {
    await openAndType();
    act(() => box().blur());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('when a row is followed', async () => {
    await openAndType();
    options()[1]?.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(options()[1] as HTMLElement);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('not when its own button takes the focus', async () => {
    await openAndType();
    await userEvent.tab();
    expect([screen.getByRole('button', { name: 'Search' }), screen.queryByRole('listbox')]).toEqual([
      document.activeElement,
      expect.anything(),
    ]);
  });
});

describe('waiting and failing', () => {
  test('a wait is not mentioned at first, nor is there a row that the answer would move', async () => {
    ask.mockReturnValue(new Promise(() => undefined));
    await open();
    await userEvent.type(box(), 'b');
    expect([screen.queryByText('Loading…'), screen.queryByRole('listbox')]).toEqual([null, null]);
  });

  test('Retry asks again', async () => {
    ask.mockRejectedValue(new Error('offline'));
    await open();
    await type('boot');
    ask.mockReset();
    ask.mockResolvedValue(answerOf(page));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(optionNames()[0]).toContain('Boots'));
  });
});

describe('recent searches', () => {
  const keep = (...queries: string[]) => localStorage.setItem('sp:recent-searches', JSON.stringify({ v: 1, queries }));

  test('are shown in an empty box, and lead to their results', async () => {
    keep('boots', 'cuffs');
    await open();
    expect(optionNames()).toEqual(['boots', 'cuffs']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(goTo).toHaveBeenCalledWith('/search/?query=boots');
  });

  test('hold what was searched for', async () => {
    await openAndType();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(box());
    expect(optionNames()).toEqual(['boot']);
  });

  test('can be cleared', async () => {
    keep('boots');
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect([localStorage.length, screen.queryByRole('listbox')]).toEqual([0, null]);
  });

  test('do without storage', async () => {
    for (const name of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new Error('denied');
      });
    await openAndType();
    await userEvent.keyboard('{Enter}');
    expect(goTo).toHaveBeenCalledWith('/footwear/boots/');
  });
});
