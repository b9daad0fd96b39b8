/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from '@/components/ui/carousel';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const renderSlides = (count = 3) => {
  const names = ['Jackets', 'Shirts', 'Pants'].slice(0, count);
  return render(
    <>
      <Carousel label="Clothing by section" interval={5000}>
        {names.map((name) => (
          <a key={name} href={`/${name}/`}>
            {name}
          </a>
        ))}
      </Carousel>
      <button type="button">Elsewhere</button>
    </>,
  );
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const carousel = () => screen.getByRole('region', { name: 'Clothing by section' });
const button = (name: string) => screen.getByRole('button', { name });
const position = () => screen.getByText(/^\d\/\d$/).textContent;
const moveFocusAway = () => user.click(button('Elsewhere'));

function preferReducedMotion() {
  const query = window.matchMedia('');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(Object.create(query) as MediaQueryList, { media, matches: media.includes('reduce') }),
    );
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no layout and therefore nothing to scroll.
  Element.prototype.scrollTo = jest.fn();
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
});
afterEach(() => jest.useRealTimers());

test('each slide is shown for five seconds, the last is followed by the first, and hidden slides are inert', () => {
  renderSlides();
  wait(4999);
  expect(position()).toBe('1/3');
  for (const next of ['2/3', '3/3', '1/3']) {
    wait(next === '2/3' ? 1 : 5000);
    expect(position()).toBe(next);
  }
  expect(['Jackets', 'Shirts', 'Pants'].filter((name) => !screen.getByText(name).closest('[inert]'))).toEqual([
    'Jackets',
  ]);
});

test('a single slide does not move and has no controls', () => {
  renderSlides(1);
  wait(20_000);
  expect(screen.queryByRole('button', { name: 'Pause slides' })).not.toBeInTheDocument();
});

const press = async (name: string) => {
  await user.click(button(name));
  await moveFocusAway();
};
function liftOneOfTwoFingers() {
  const finger = { identifier: 1, target: carousel() };
  fireEvent.touchStart(carousel(), { touches: [finger, finger] });
  fireEvent.touchEnd(carousel(), { touches: [finger] });
}

test.each<[string, () => unknown, () => unknown]>([
  ['paused', () => press('Pause slides'), () => press('Play slides')],
  ['hovered', () => user.hover(carousel()), () => user.unhover(carousel())],
  ['focused', () => user.tab(), moveFocusAway],
  ['touched by one of two fingers', liftOneOfTwoFingers, () => fireEvent.touchEnd(carousel())],
])('slides do not move while %s, and move again afterwards', async (_, begin, end) => {
  renderSlides();
  await begin();
  wait(20_000);
  expect(position()).toBe('1/3');
  await end();
  wait(5000);
  expect(position()).toBe('2/3');
});

test('slides move after Play is pressed with the keyboard, although it has the focus', async () => {
  renderSlides();
  act(() => button('Pause slides').focus());
  await user.keyboard('{Enter}{Enter}');
  wait(5000);
  expect(position()).toBe('2/3');
});

test('slides move after a touch, although no pointerleave follows', () => {
  renderSlides();
  fireEvent.pointerEnter(carousel(), { pointerType: 'touch' });
  wait(5000);
  expect(position()).toBe('2/3');
});

test.each<[string, () => unknown]>([
  ['in a hidden tab', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['with reduced motion', preferReducedMotion],
])('slides do not move %s', (_, prepare) => {
  prepare();
  renderSlides();
  wait(20_000);
  expect(position()).toBe('1/3');
});

describe('a swipe', () => {
  /** Longer than the time after which a scroll has ended. */
  const PAUSE_MS = 500;
  function renderTrack(start = 0) {
    const left = jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(start);
    const { unmount } = renderSlides();
    const track = screen.getByRole('list');
    const scrollTo = (...positions: number[]) => {
      for (const position of positions) {
        left.mockReturnValue(position);
        fireEvent.scroll(track);
        wait(16);
      }
    };
    return { track, scrollTo, unmount };
  }

  test('activates the slide on which the track stops; a right-to-left track counts from the right', () => {
    const { scrollTo } = renderTrack();
    scrollTo(90, 180, 270, 300);
    expect(position()).toBe('1/3');
    wait(PAUSE_MS);
    expect(position()).toBe('2/3');
    scrollTo(-600);
    wait(PAUSE_MS);
    expect(position()).toBe('3/3');
  });

  test('has not ended while a finger touches the track', () => {
    const { track, scrollTo, unmount } = renderTrack();
    fireEvent.touchStart(track);
    scrollTo(290);
    wait(PAUSE_MS);
    expect(position()).toBe('1/3');
    fireEvent.touchEnd(track);
    wait(PAUSE_MS);
    expect(position()).toBe('2/3');
    scrollTo(600);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('or its end does not change the target of a later scroll', () => {
    const { scrollTo } = renderTrack();
    fireEvent.click(button('Next slide'));
    fireEvent.click(button('Next slide'));
    scrollTo(300);
    wait(PAUSE_MS);
    expect(position()).toBe('3/3');
    fireEvent.click(button('Previous slide'));
    expect(position()).toBe('2/3');
  });

  test('before hydration, or restored from the back/forward cache, activates the visible slide', () => {
    const { scrollTo } = renderTrack(300);
    expect(position()).toBe('2/3');
    scrollTo(600);
    fireEvent(window, new Event('pageshow'));
    expect(position()).toBe('3/3');
  });
});
