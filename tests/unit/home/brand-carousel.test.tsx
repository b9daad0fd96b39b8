/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrandCarousel } from '@/components/home/brand-carousel';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const scrollTo = jest.fn();
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Renders the carousel as on a phone, or as on a wide screen. */
function renderCarousel(isWide: boolean) {
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

test('each tile links to the products of its brand', () => {
  renderCarousel(false);
  expect(screen.getByRole('link', { name: 'Bolt' })).toHaveAttribute('href', '/brands/bolt/');
});

test('the tiles scroll every second on a phone, and every third second on a wide screen', () => {
  const { unmount } = renderCarousel(false);
  wait(3000);
  expect(scrollTo).toHaveBeenCalledTimes(3);
  unmount();
  scrollTo.mockClear();
  renderCarousel(true);
  wait(3000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('the button pauses and resumes the carousel', async () => {
  renderCarousel(false);
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
