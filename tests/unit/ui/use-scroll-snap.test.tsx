/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from '@/components/ui/carousel';

/** Longer than the pause between two frames of one scroll, in milliseconds. */
const LONG = 500;
const FRAME = 16;

const scrollEndDescriptor = Object.getOwnPropertyDescriptor(window, 'onscrollend');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollTo = jest.fn();
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
});
afterEach(() => {
  if (scrollEndDescriptor) Object.defineProperty(window, 'onscrollend', scrollEndDescriptor);
  jest.useRealTimers();
});

function renderTrack(scrollLeft = 0) {
  const left = jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(scrollLeft);
  const slides = ['One', 'Two', 'Three'].map((name) => <p key={name}>{name}</p>);
  const { unmount } = render(
    <Carousel label="Slides" interval={1_000_000}>
      {slides}
    </Carousel>,
  );
  const track = screen.getByRole('list');
  const scrollTrackTo = (position: number) => {
    left.mockReturnValue(position);
    fireEvent.scroll(track);
  };
  return { track, scrollTrackTo, unmount };
}
const activeSlides = () => screen.getAllByRole('listitem').filter((slide) => !slide.hasAttribute('inert'));
const activeTexts = () => activeSlides().map((slide) => slide.textContent);
const show = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe.each([
  ['with scrollend', true],
  ['without scrollend', false],
])('in a browser %s', (_, hasScrollEnd) => {
  const end = (track: HTMLElement) => (hasScrollEnd ? fireEvent(track, new Event('scrollend')) : wait(LONG));
  beforeEach(() => {
    if (!hasScrollEnd) Reflect.deleteProperty(window, 'onscrollend');
    expect('onscrollend' in window).toBe(hasScrollEnd);
  });

  test('a swipe activates the next slide and updates the counter', () => {
    const { track, scrollTrackTo } = renderTrack();
    for (const position of [90, 180, 270, 300]) scrollTrackTo(position);
    end(track);
    expect([activeTexts(), screen.getByText('2/3')]).toEqual([['Two'], expect.anything()]);
  });

  test('a right-to-left track counts from the right', () => {
    const { track, scrollTrackTo } = renderTrack();
    scrollTrackTo(-600);
    end(track);
    expect(activeTexts()).toEqual(['Three']);
  });

  test('the end of an earlier scroll does not change the target of the current one', () => {
    const { track, scrollTrackTo } = renderTrack();
    show('Next slide');
    show('Next slide');
    scrollTrackTo(300);
    end(track);
    expect(activeTexts()).toEqual(['Three']);
    scrollTrackTo(600);
    end(track);
    expect(activeTexts()).toEqual(['Three']);
  });

  test('a track that was swiped before hydration has the visible slide active', () => {
    renderTrack(300);
    expect(activeTexts()).toEqual(['Two']);
  });

  test('a page restored from the back/forward cache has the visible slide active', () => {
    const { scrollTrackTo } = renderTrack();
    scrollTrackTo(600);
    fireEvent(window, new Event('pageshow'));
    expect(activeTexts()).toEqual(['Three']);
  });
});

describe('without scrollend, a scroll has not ended', () => {
  beforeEach(() => void Reflect.deleteProperty(window, 'onscrollend'));

  test('while the track still moves, however slowly', () => {
    const { scrollTrackTo } = renderTrack();
    for (let position = 0; position <= 300; position += 2) {
      scrollTrackTo(position);
      wait(FRAME);
    }
    expect(activeTexts()).toEqual(['One']);
    wait(LONG);
    expect(activeTexts()).toEqual(['Two']);
  });

  test('while a finger touches the track, but after it is lifted', () => {
    const { track, scrollTrackTo } = renderTrack();
    fireEvent.touchStart(track);
    scrollTrackTo(290);
    wait(10 * LONG);
    expect(activeTexts()).toEqual(['One']);
    fireEvent.touchEnd(track);
    scrollTrackTo(300);
    wait(LONG);
    expect(activeTexts()).toEqual(['Two']);
  });

  test('and no timer is left after unmounting', () => {
    const { scrollTrackTo, unmount } = renderTrack();
    scrollTrackTo(300);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
