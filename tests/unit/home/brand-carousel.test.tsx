/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrandCarousel } from '@/components/home/brand-carousel';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const scrollTo = jest.fn();
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** As on a phone, or on a wide screen. */
function openAtWidth(isWide: boolean) {
  const query = window.matchMedia('');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(Object.create(query) as MediaQueryList, { media, matches: isWide && media.includes('width') }),
    );
  return render(
    <BrandCarousel
      brands={[
        { slug: 'acme', name: 'Acme' },
        { slug: 'bolt', name: 'Bolt' },
      ]}
    />,
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockClear();
  // jsdom has no layout and therefore nothing to scroll.
  Element.prototype.scrollTo = scrollTo;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('each mark links to the products of its brand', () => {
  openAtWidth(false);
  expect(screen.getByRole('link', { name: 'Bolt' })).toHaveAttribute('href', '/brands/bolt/');
});

test('they move on each second on a phone, and every third second on a wide screen', () => {
  const { unmount } = openAtWidth(false);
  wait(3000);
  expect(scrollTo).toHaveBeenCalledTimes(3);
  unmount();
  scrollTo.mockClear();
  openAtWidth(true);
  wait(3000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('their button stops them and lets them move again', async () => {
  openAtWidth(false);
  await user.click(screen.getByRole('button', { name: 'Pause brands' }));
  scrollTo.mockClear();
  wait(5000);
  expect(scrollTo).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Play brands' }));
  await user.unhover(screen.getByRole('region', { name: 'Brands' }));
  act(() => (document.activeElement as HTMLElement).blur());
  wait(1000);
  expect(scrollTo).toHaveBeenCalled();
});
