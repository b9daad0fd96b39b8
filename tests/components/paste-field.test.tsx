/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PasteField } from '@/components/home/paste-field';
import { keepPadText, padText, takeAskedText } from '@/lib/visitor/pad-text';

const words = { label: 'Goods', samples: ['7 bolts', '2 nuts'], action: 'Find them' };
const field = () => screen.getByLabelText('Goods');
const link = () => screen.getByRole('link', { name: 'Find them' });

/** jsdom follows no link. */
const followed = jest.fn((event: Event) => event.preventDefault());
beforeEach(() => window.addEventListener('click', followed));
afterEach(() => {
  window.removeEventListener('click', followed);
  followed.mockClear();
  sessionStorage.clear();
});

test('the samples stand in the empty field, and its button is a link to the list, held until it can hand the text over', () => {
  render(<PasteField {...words} />);
  expect(field()).toHaveAttribute('placeholder', '7 bolts\n2 nuts');
  expect(link()).toHaveAttribute('href', expect.stringMatching(/^\/request\/?$/));
  expect(link()).toHaveAttribute('role');
});

test('what is typed is kept, and looked up on the next page once the button is pressed', async () => {
  render(<PasteField {...words} />);
  await userEvent.type(field(), '7 bolts');
  expect(padText.get()).toBe('7 bolts');
  expect(takeAskedText()).toBeUndefined();
  await userEvent.click(link());
  expect(takeAskedText()).toBe('7 bolts');
  expect(link()).toHaveAttribute('href', expect.not.stringContaining('bolts'));
});

test('Ctrl and Enter press the button; Enter alone begins a line', async () => {
  render(<PasteField {...words} />);
  await userEvent.type(field(), '7 bolts{Enter}2 nuts');
  expect(followed).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  expect(followed).toHaveBeenCalledTimes(2);
  expect(takeAskedText()).toBe('7 bolts\n2 nuts');
});

test('an empty field asks for nothing', async () => {
  render(<PasteField {...words} />);
  await userEvent.click(link());
  expect(takeAskedText()).toBeUndefined();
});

test('the text stands there again for who comes back, and the exported page has none', () => {
  keepPadText('7 bolts');
  expect(renderToString(<PasteField {...words} />)).not.toContain('>7 bolts');
  render(<PasteField {...words} />);
  expect(field()).toHaveValue('7 bolts');
});

test('where there is no room for it the text stands until the page is left', async () => {
  render(<PasteField {...words} />);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.type(field(), '7 bolts');
  expect(field()).toHaveValue('7 bolts');
  jest.restoreAllMocks();
});
