/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrandCarousel } from '@/components/home/brand-carousel';
import { QuickOrderSection } from '@/components/home/quick-order-section';
import { quickOrderText } from '@/lib/request/quick-order/quick-order-text';

const BRANDS = ['Acme', 'Bolt'].map((name) => ({ slug: name.toLowerCase(), name }));

test.each([
  ['every second on a phone', false, 3],
  ['every third second on a wide screen', true, 1],
])('the brands scroll %s, and a button pauses and resumes them', (_, matches, times) => {
  jest.useFakeTimers();
  const query = window.matchMedia('');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...query, media, matches: matches && media.includes('width') }));
  // jsdom has no layout and therefore nothing to scroll.
  const scrollTo = jest.fn();
  Element.prototype.scrollTo = scrollTo;
  const scrollsIn = (milliseconds: number) => {
    scrollTo.mockClear();
    act(() => jest.advanceTimersByTime(milliseconds));
    return scrollTo.mock.calls.length;
  };
  render(<BrandCarousel brands={BRANDS} />);
  expect(scrollsIn(3000)).toBe(times);
  fireEvent.click(screen.getByRole('button', { name: 'Pause brands' }));
  expect(scrollsIn(9000)).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Play brands' }));
  expect(scrollsIn(3000)).toBe(times);
  jest.useRealTimers();
});

describe('quick order', () => {
  const section = (
    <QuickOrderSection
      {...{ id: 'paste', title: 'Quick order', intro: 'Paste item numbers.', label: 'Items', action: 'Find items' }}
      samples={['4120 x7 M', '8560 x2']}
    />
  );
  const field = () => screen.getByLabelText('Items');
  beforeEach(() => quickOrderText.set(''));

  test('fills its empty field with the example, and disables the button if the field has text', async () => {
    render(section);
    const example = screen.getByRole('button', { name: 'Try the example' });
    await userEvent.click(example);
    expect(field()).toHaveValue('4120 x7 M\n8560 x2');
    expect(field()).toHaveFocus();
    expect(example).toBeDisabled();
  });

  test('requests the lookup of its text on the next page when Ctrl+Enter is pressed, but not for Enter', async () => {
    render(section);
    const link = screen.getByRole('link', { name: 'Find items' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.type(field(), '4120 x7 M{Enter}8560 x2');
    expect([quickOrderText.get(), quickOrderText.takeSubmitted()]).toEqual(['4120 x7 M\n8560 x2', undefined]);
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    expect([quickOrderText.takeSubmitted(), quickOrderText.takeSubmitted()]).toEqual(['4120 x7 M\n8560 x2', undefined]);
  });

  test('keeps typed text if storage is full', async () => {
    render(section);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.type(field(), '4120 x7 M');
    expect(field()).toHaveValue('4120 x7 M');
  });
});
