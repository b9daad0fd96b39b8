/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { QuickOrderSection } from '@/components/home/quick-order-section';
import { quickOrderText } from '@/lib/request/quick-order/quick-order-text';

const props = {
  id: 'paste',
  title: 'Quick order',
  intro: 'Paste item numbers.',
  label: 'Items',
  samples: ['4120 x7 M', '8560 x2'],
  action: 'Find items',
};
const field = () => screen.getByLabelText('Items');
const link = () => screen.getByRole('link', { name: 'Find items' });

/** Counts clicks on links. jsdom cannot navigate. */
const onClick = jest.fn((event: Event) => event.preventDefault());
beforeEach(() => window.addEventListener('click', onClick));
afterEach(() => {
  window.removeEventListener('click', onClick);
  onClick.mockClear();
  sessionStorage.clear();
});

test('the field is empty, and its button is a link to the request page that the loader queues until hydration', () => {
  render(<QuickOrderSection {...props} />);
  expect(field()).toHaveValue('');
  expect(field()).not.toHaveAttribute('placeholder');
  expect(link()).toHaveAttribute('href', expect.stringMatching(/^\/request\/?$/));
  expect(link()).toHaveAttribute('role');
});

test('a button fills the empty field with the example; it is disabled if the field has text', async () => {
  render(<QuickOrderSection {...props} />);
  for (const line of props.samples) expect(screen.getByText(line)).toBeVisible();
  const example = screen.getByRole('button', { name: 'Try the example' });
  await userEvent.click(example);
  expect(field()).toHaveValue('4120 x7 M\n8560 x2');
  expect(field()).toHaveFocus();
  expect(example).toBeDisabled();
});

test('typed text is stored, and the button requests its lookup on the next page', async () => {
  render(<QuickOrderSection {...props} />);
  await userEvent.type(field(), '4120 x7 M');
  expect(quickOrderText.get()).toBe('4120 x7 M');
  expect(quickOrderText.takeSubmitted()).toBeUndefined();
  await userEvent.click(link());
  expect(quickOrderText.takeSubmitted()).toBe('4120 x7 M');
  expect(link()).toHaveAttribute('href', expect.not.stringContaining('4120'));
});

test('Ctrl+Enter clicks the button; Enter adds a line', async () => {
  render(<QuickOrderSection {...props} />);
  await userEvent.type(field(), '4120 x7 M{Enter}8560 x2');
  expect(onClick).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(quickOrderText.takeSubmitted()).toBe('4120 x7 M\n8560 x2');
});

test('an empty field requests no lookup', async () => {
  render(<QuickOrderSection {...props} />);
  await userEvent.click(link());
  expect(quickOrderText.takeSubmitted()).toBeUndefined();
});

test('the text is restored on a second visit, and the exported page has none', () => {
  quickOrderText.set('4120 x7 M');
  expect(renderToString(<QuickOrderSection {...props} />)).not.toMatch(/<textarea[^>]*>[^<]/);
  render(<QuickOrderSection {...props} />);
  expect(field()).toHaveValue('4120 x7 M');
});

test('if storage is full, the field still has the text', async () => {
  render(<QuickOrderSection {...props} />);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.type(field(), '4120 x7 M');
  expect(field()).toHaveValue('4120 x7 M');
  jest.restoreAllMocks();
});
