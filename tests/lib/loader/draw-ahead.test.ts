/** @jest-environment jsdom */
import { AHEAD, DRAWN, drawAhead } from '@/lib/loader/draw-ahead';

let listening: [string, EventListener][] = [];

type Circumstances = { saveData?: boolean; effectiveType?: string; deviceMemory?: number; hasPointer?: boolean };

/** A page of so many cards, each as high as the screen's half, seen by a visitor in these circumstances. */
function open(cards: number, { hasPointer = false, deviceMemory, ...connection }: Circumstances = {}) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  Object.defineProperty(navigator, 'deviceMemory', { configurable: true, value: deviceMemory });
  window.matchMedia = ((query: string) => ({ matches: query === '(hover: hover)' && hasPointer })) as never;
  document.body.innerHTML = `<a id="menu" href="/faq/">FAQ</a><p id="text"></p><main>${[...Array(cards).keys()]
    .map((card) => `<article><a id="${card}" href="/products/${card}/"><b>Goods</b></a></article>`)
    .join('')}<article><a id="query" href="/products/0/?color=red">Red</a></article></main>`;
  scrollTo(0);
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    listening.push([type, listener as EventListener]);
    EventTarget.prototype.addEventListener.call(window, type, listener as EventListener);
  });
  drawAhead();
}

/** So many cards are above the screen from now on. */
function scrollTo(above: number) {
  const high = window.innerHeight / 2;
  for (const [index, link] of [...document.querySelectorAll('main a')].entries())
    link.getBoundingClientRect = () => ({ top: (index - above) * high, bottom: (index - above + 1) * high }) as DOMRect;
  window.dispatchEvent(new Event('scroll'));
}

const point = (id: string, type: string, pointerType: 'mouse' | 'touch') => {
  const element = document.getElementById(id) as HTMLElement;
  (element.firstElementChild ?? element).dispatchEvent(
    Object.assign(new Event(type, { bubbles: true }), { pointerType }),
  );
};
const marked = () => [...document.querySelectorAll(`[${AHEAD}]`)].map(({ id }) => id);
const drawn = () => [...document.querySelectorAll(`[${AHEAD}=${DRAWN}]`)].map(({ id }) => id);
const pass = (ms: number) => jest.advanceTimersByTime(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const [type, listener] of listening) window.removeEventListener(type, listener);
  listening = [];
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('under a pointer', () => {
  test('a link on which it rests is fetched ahead, drawn where it rests on, and none that it only passes', () => {
    open(3, { hasPointer: true });
    point('0', 'pointerover', 'mouse');
    pass(60);
    point('1', 'pointerover', 'mouse');
    pass(60);
    point('text', 'pointerover', 'mouse');
    pass(500);
    expect(marked()).toEqual([]);
    point('menu', 'pointerover', 'mouse');
    pass(80);
    expect(marked()).toEqual(['menu']);
    pass(700);
    expect(drawn()).toEqual([]);
    pass(100);
    expect(drawn()).toEqual(['menu']);
  });

  test('a link that it leaves is not drawn, and one that it presses is not either', () => {
    open(2, { hasPointer: true });
    for (const [id, type] of [
      ['0', 'pointerover'],
      ['text', 'pointerover'],
      ['1', 'pointerover'],
      ['1', 'pointerdown'],
    ] as const) {
      point(id, type, 'mouse');
      pass(500);
    }
    pass(1000);
    expect(marked()).toEqual(['0', '1']);
    expect(drawn()).toEqual([]);
  });

  test('a link that is pressed is fetched at once', () => {
    open(1, { hasPointer: true });
    point('0', 'pointerover', 'mouse');
    point('0', 'pointerdown', 'mouse');
    pass(0);
    expect(marked()).toEqual(['0']);
    expect(drawn()).toEqual([]);
  });
});

describe('under a finger', () => {
  test('a link is fetched as soon as the finger stays, and none where it scrolls', () => {
    open(3);
    point('0', 'pointerover', 'touch');
    point('0', 'pointerdown', 'touch');
    pass(30);
    point('0', 'pointercancel', 'touch');
    pass(500);
    expect(marked()).toEqual([]);
    point('1', 'pointerdown', 'touch');
    pass(40);
    expect(marked()).toEqual(['1']);
    expect(drawn()).toEqual([]);
  });

  test('the two cards in the middle of the screen are once scrolling has paused, and no others after that', () => {
    open(9);
    pass(5000);
    expect(marked()).toEqual([]);
    scrollTo(1);
    pass(1000);
    scrollTo(3);
    pass(1100);
    expect(marked()).toEqual([]);
    pass(100);
    expect(drawn()).toEqual(['3', '4']);
    scrollTo(6);
    pass(5000);
    expect(marked()).toEqual(['3', '4']);
  });
});

describe('the network and the machine', () => {
  const act = (circumstances: Circumstances) => {
    open(4, circumstances);
    scrollTo(1);
    pass(5000);
    const guessed = marked().length;
    point('menu', 'pointerdown', 'touch');
    pass(500);
    return [guessed, marked().includes('menu')];
  };

  test.each<[string, Circumstances, [number, boolean]]>([
    ['say nothing: cards and the link under the finger', {}, [2, true]],
    ['are quick: the same', { effectiveType: '4g', deviceMemory: 8 }, [2, true]],
    ['are slow: the link under the finger alone', { effectiveType: '3g' }, [0, true]],
    ['have little memory: the link under the finger alone', { deviceMemory: 1 }, [0, true]],
    ['are very slow: nothing', { effectiveType: 'slow-2g' }, [0, false]],
    ['are to be spared: nothing', { saveData: true, effectiveType: '4g' }, [0, false]],
  ])('%s', (_, circumstances, expected) => {
    expect(act(circumstances)).toEqual(expected);
  });
});
