/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from '@/components/ui/carousel';

/** Longer than any strip stands still between two frames of one scroll. */
const LONG = 500;
const FRAME = 16;

const known = Object.getOwnPropertyDescriptor(window, 'onscrollend');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollTo = jest.fn();
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
});
afterEach(() => {
  if (known) Object.defineProperty(window, 'onscrollend', known);
  jest.useRealTimers();
});

function renderStrip(scrollLeft = 0) {
  const left = jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(scrollLeft);
  const slides = ['One', 'Two', 'Three'].map((name) => <p key={name}>{name}</p>);
  const { unmount } = render(
    <Carousel label="Slides" interval={1_000_000}>
      {slides}
    </Carousel>,
  );
  const strip = screen.getByRole('list');
  const moveTo = (place: number) => {
    left.mockReturnValue(place);
    fireEvent.scroll(strip);
  };
  return { strip, moveTo, unmount };
}
const alive = () => screen.getAllByRole('listitem').filter((slide) => !slide.hasAttribute('inert'));
const seen = () => alive().map((slide) => slide.textContent);
const show = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe.each([
  ['that says when a scroll has ended', true],
  ['without scrollend', false],
])('in a browser %s', (_, isKnown) => {
  const end = (strip: HTMLElement) => (isKnown ? fireEvent(strip, new Event('scrollend')) : wait(LONG));
  beforeEach(() => {
    if (!isKnown) Reflect.deleteProperty(window, 'onscrollend');
    expect('onscrollend' in window).toBe(isKnown);
  });

  test('the slide that was swiped to is alive, and the count says so', () => {
    const { strip, moveTo } = renderStrip();
    for (const place of [90, 180, 270, 300]) moveTo(place);
    end(strip);
    expect([seen(), screen.getByText('2/3')]).toEqual([['Two'], expect.anything()]);
  });

  test('a strip that runs from right to left counts from its own start', () => {
    const { strip, moveTo } = renderStrip();
    moveTo(-600);
    end(strip);
    expect(seen()).toEqual(['Three']);
  });

  test('the end of one turn says nothing of the next, which is under way', () => {
    const { strip, moveTo } = renderStrip();
    show('Next slide');
    show('Next slide');
    moveTo(300);
    end(strip);
    expect(seen()).toEqual(['Three']);
    moveTo(600);
    end(strip);
    expect(seen()).toEqual(['Three']);
  });

  test('a strip that was swiped before the script was there is alive where it stands', () => {
    renderStrip(300);
    expect(seen()).toEqual(['Two']);
  });

  test('a page that Back brings back is alive where its strip stands', () => {
    const { moveTo } = renderStrip();
    moveTo(600);
    fireEvent(window, new Event('pageshow'));
    expect(seen()).toEqual(['Three']);
  });
});

describe('without scrollend a strip has not come to rest', () => {
  beforeEach(() => void Reflect.deleteProperty(window, 'onscrollend'));

  test('while it still moves, however slowly', () => {
    const { moveTo } = renderStrip();
    for (let place = 0; place <= 300; place += 2) {
      moveTo(place);
      wait(FRAME);
    }
    expect(seen()).toEqual(['One']);
    wait(LONG);
    expect(seen()).toEqual(['Two']);
  });

  test('while a finger is on it, and has when that is lifted', () => {
    const { strip, moveTo } = renderStrip();
    fireEvent.touchStart(strip);
    moveTo(290);
    wait(10 * LONG);
    expect(seen()).toEqual(['One']);
    fireEvent.touchEnd(strip);
    moveTo(300);
    wait(LONG);
    expect(seen()).toEqual(['Two']);
  });

  test('and when it has left the page nothing waits for it', () => {
    const { moveTo, unmount } = renderStrip();
    moveTo(300);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
