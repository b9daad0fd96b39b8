/** @jest-environment jsdom */
import './node-bytes';
import { readFileSync } from 'node:fs';
import { PARAMETERS } from '@/lib/listing/facets/table';
import { replayHeld } from '@/lib/loader/held';
import { noNetwork } from '@/lib/site/messages';
import { homeState } from '@/lib/visitor/home-state';
import { loaderText, repairText } from '@/scripts/loader/loader-text';

const TEXT = loaderText('');
const DATA = { scripts: ['/_next/static/chunks/a.js'], chunks: { otherChunks: [] } };
const [parameter = ''] = PARAMETERS;

const scope = globalThis as unknown as { __next_f?: unknown; TURBOPACK?: unknown; failed?: unknown };
const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const state = (value: string) => Object.defineProperty(document, 'readyState', { configurable: true, value });
const fire = (target: EventTarget, event: Event) => target.dispatchEvent(event);

/** What awaits the first paint; a page is painted when it is loaded, unless a test says otherwise. */
let paint: (() => void) | undefined;
let isPainted = true;

let added: Parameters<EventTarget['addEventListener']>[] = [];
const idle: (() => void)[] = [];

/** Runs the loader in a page with this content, as the browser does while it reads the head. */
function open(content: string, { query = '', now = false } = {}) {
  window.history.replaceState(null, '', `/clothing/${query}`);
  document.body.innerHTML = `${content}<script type="text/plain" id="page-data"${now ? ' data-now=""' : ''}>${JSON.stringify(DATA)}\npay\nload</script>`;
  state('loading');
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
      added.push(listener);
      add(...listener);
    });
  }
  // biome-ignore lint/security/noGlobalEval: the text is what pages hold
  window.eval(TEXT);
}
const parsed = () => {
  state('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
};
const loaded = () => {
  state('complete');
  window.dispatchEvent(new Event('load'));
};

beforeEach(() => {
  jest.useFakeTimers();
  window.requestIdleCallback = ((run: () => void) => idle.push(run)) as never;
  isPainted = true;
  window.PerformanceObserver = class {
    constructor(hear: () => void) {
      paint = hear;
    }
    observe() {
      if (isPainted) paint?.();
    }
  } as never;
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const listener of added)
    for (const target of [window, document] as EventTarget[]) target.removeEventListener(...listener);
  added = [];
  idle.length = 0;
  document.head.innerHTML = '';
  delete scope.__next_f;
  delete scope.TURBOPACK;
  delete scope.failed;
  delete document.documentElement.dataset.query;
  delete document.documentElement.dataset.home;
  delete document.documentElement.dataset.fonts;
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
  sessionStorage.clear();
  jest.useRealTimers();
});

test.each([
  ['a remembered state', 'NY', ''],
  ['none', undefined, undefined],
])('%s is known before the first paint', (_, state, mark) => {
  homeState.set(state);
  open('');
  expect(document.documentElement.dataset.home).toBe(mark);
});

test.each([
  ['a page of the worker, which has kept the font of texts, is drawn with it', { controller: {} }, ''],
  ['a first page is drawn with one of the system', { controller: null }, undefined],
  ['so it is where there are no workers', undefined, undefined],
])('%s', (_, serviceWorker, mark) => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  open('');
  expect(document.documentElement.dataset.fonts).toBe(mark);
});

describe('the scripts of a page', () => {
  test('come when it is loaded and the browser idle, with their payload, and not before', () => {
    open('');
    parsed();
    loaded();
    expect(scripts()).toEqual([]);
    for (const run of idle) run();
    expect(scripts()).toEqual(DATA.scripts);
    expect([scope.__next_f, scope.TURBOPACK]).toEqual([[[0], [1, 'pay\nload']], [DATA.chunks]]);
  });

  test('wait for the first paint of a page that is loaded before', () => {
    isPainted = false;
    open('');
    parsed();
    loaded();
    expect(idle).toEqual([]);
    paint?.();
    for (const run of idle) run();
    expect(scripts()).toEqual(DATA.scripts);
  });

  test.each([
    ['is never idle', true],
    ['paints nothing', false],
  ])('wait no longer than a second for a browser that %s', (_, paints) => {
    isPainted = paints;
    open('');
    parsed();
    loaded();
    jest.advanceTimersByTime(999);
    expect(scripts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(scripts()).toEqual(DATA.scripts);
  });

  test('come when it is loaded where no browser says that it is idle', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    open('');
    parsed();
    loaded();
    expect(scripts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(scripts()).toEqual(DATA.scripts);
  });

  test.each(['pointerdown', 'keydown', 'focusin'])('come at once at the first %s, and once only', (type) => {
    open('<button type="button">A</button>');
    parsed();
    for (let time = 0; time < 2; time += 1) fire(document.body, new Event(type, { bubbles: true }));
    loaded();
    for (const run of idle) run();
    expect(scripts()).toEqual(DATA.scripts);
  });

  test('wait for the end of the page when a visitor is faster than its text', () => {
    open('');
    fire(document.body, new Event('pointerdown', { bubbles: true }));
    expect(scripts()).toEqual([]);
    parsed();
    expect(scripts()).toEqual(DATA.scripts);
  });

  test.each([
    ['of a page that says nothing without them', { now: true }],
    ['of a filtered address', { query: `?${parameter}=a` }],
  ])('%s come at once', (_, page) => {
    open('', page);
    parsed();
    expect(scripts()).toEqual(DATA.scripts);
  });

  test('come at once while the operator previews', () => {
    localStorage.setItem('sp:preview', 'on');
    open('');
    parsed();
    expect(scripts()).toEqual(DATA.scripts);
  });

  test('come by themselves where a picture hangs', () => {
    open('');
    parsed();
    jest.advanceTimersByTime(10_000);
    expect(scripts()).toEqual(DATA.scripts);
  });

  test('wait until a page that was drawn ahead is shown', () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    open('', { now: true, query: `?${parameter}=a` });
    parsed();
    loaded();
    jest.advanceTimersByTime(60_000);
    expect([scripts(), idle]).toEqual([[], []]);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(scripts()).toEqual(DATA.scripts);
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
  });
});

describe('the exported list', () => {
  test('is hidden at an address that asks for another', () => {
    open('', { query: `?utm_source=mail&${parameter}=a` });
    expect(document.documentElement.dataset.query).toBe(`?utm_source=mail&${parameter}=a`);
  });

  test('shows at an address whose query asks for nothing', () => {
    open('', { query: '?utm_source=mail' });
    parsed();
    expect([document.documentElement.dataset.query, scripts()]).toEqual([undefined, []]);
  });
});

describe('what a visitor does before the scripts are there', () => {
  const heard: string[] = [];
  /** The app comes alive: it listens, and takes over. */
  const comeAlive = () => {
    for (const type of ['click', 'submit', 'input', 'change']) {
      document.body.addEventListener(type, (event) => {
        if (type === 'submit') event.preventDefault();
        heard.push(`${type} ${(event.target as Element).id}`);
      });
    }
    replayHeld();
  };
  const element = (id: string) => document.getElementById(id) as HTMLInputElement;
  beforeEach(() => {
    heard.length = 0;
    document.body.replaceWith(document.createElement('body'));
  });

  test('is heard by nobody then, and done once, in its order, when they are', () => {
    open('<button type="button" id="a"><b id="b">A</b></button><button type="button" id="c">C</button>');
    for (const id of ['c', 'b', 'c']) fire(element(id), new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(heard).toEqual([]);
    comeAlive();
    expect(heard).toEqual(['click c', 'click b', 'click c']);
  });

  test('a box that was ticked stays so, and is heard of', () => {
    open('<input type="checkbox" id="a">');
    element('a').checked = true;
    fire(element('a'), new Event('input', { bubbles: true }));
    comeAlive();
    expect(heard[0]).toBe('click a');
    expect(element('a').checked).toBe(true);
  });

  test('text that was typed is heard of once, with all its letters', () => {
    open('<input id="a">');
    for (const value of ['b', 'bo', 'boots']) {
      element('a').value = value;
      fire(element('a'), new Event('input', { bubbles: true }));
    }
    comeAlive();
    expect(heard).toEqual(['input a', 'change a']);
    expect(element('a').value).toBe('boots');
  });

  test('what was ticked, picked and typed is heard of even where the app has drawn its fields as they were', () => {
    open('<input type="checkbox" id="a"><input type="radio" name="r" id="b"><input id="c">');
    for (const id of ['a', 'b']) element(id).checked = true;
    element('c').value = 'boots';
    for (const id of ['a', 'b', 'c']) fire(element(id), new Event('input', { bubbles: true }));
    for (const id of ['a', 'b']) element(id).checked = false;
    element('c').value = '';
    comeAlive();
    expect(heard).toEqual(
      ['a', 'b', 'c'].flatMap((id) => [...(id === 'c' ? [] : [`click ${id}`]), `input ${id}`, `change ${id}`]),
    );
    expect([element('a').checked, element('b').checked, element('c').value]).toEqual([true, true, 'boots']);
  });

  test('a form without an address is sent when they are, and one with an address at once', () => {
    open('<form id="a" method="dialog"><button id="s">S</button></form><form id="b" action="/search/"></form>');
    const mine = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    const search = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    element('a').dispatchEvent(mine);
    element('b').dispatchEvent(search);
    expect([mine.defaultPrevented, search.defaultPrevented]).toEqual([true, false]);
    comeAlive();
    expect(heard).toEqual(['submit a']);
  });

  test('a link that opens something with script does so when they are, and all others lead on at once', () => {
    open('<a href="#menu" aria-haspopup="dialog" id="a">Menu</a><a href="#faq" id="b">FAQ</a>');
    const press = (id: string) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      element(id).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press('a'), press('b')]).toEqual([true, false]);
    comeAlive();
    expect(heard).toEqual(['click a']);
  });

  test('nothing is held once the page is alive', () => {
    open('<button type="button" id="a">A</button>');
    comeAlive();
    fire(element('a'), new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(heard).toEqual(['click a']);
  });

  test("'/' leads to the search, but not from a field", () => {
    open('<input role="combobox" id="a"><input id="b">');
    fire(element('b'), new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
    expect(element('a')).not.toHaveFocus();
    fire(document.body, new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
    expect(element('a')).toHaveFocus();
  });
});

describe('a script or style that fails', () => {
  const REPAIR = '/repair.js';
  const heard: string[] = [];
  const repairs = () => scripts().filter((address) => address === REPAIR).length;
  /** A script of the page that somebody waits for. */
  const begin = (address = '/_next/static/chunks/b.js') => {
    const script = document.createElement('script');
    script.src = address;
    script.onerror = () => heard.push('error');
    script.onload = () => heard.push('load');
    document.head.append(script);
    return script;
  };
  const fail = (script: Element) => fire(script, new Event('error'));
  /** The file that mends arrives. */
  // biome-ignore lint/security/noGlobalEval: the text is what the file holds
  const mend = () => window.eval(repairText(''));
  const answer = (status: number, type = 'text/javascript') => {
    window.fetch = jest.fn(async () => ({
      ok: status === 200,
      headers: new Headers({ 'content-type': type }),
    })) as never;
  };
  const cutOff = () => {
    window.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  };
  const soon = () => jest.advanceTimersByTimeAsync(100);
  const beAlive = () => {
    document.documentElement.dataset.live = '';
  };
  beforeEach(() => {
    heard.length = 0;
    open('<form><input id="a"></form>');
    answer(200);
  });
  afterEach(() => {
    delete document.documentElement.dataset.live;
  });

  test('sends for the repair, once, and nobody hears of it yet', () => {
    for (const script of [begin(), begin('/_next/static/chunks/c.js')]) fail(script);
    expect([repairs(), heard]).toEqual([1, []]);
  });

  test.each(['https://other.example/a.js', '/_next/static/media/a.woff2'])(
    'is not mended where it is %s',
    (address) => {
      fail(begin(address));
      expect([repairs(), heard]).toEqual([0, ['error']]);
    },
  );

  test('is fetched again past the cache, and who waited for it waits for the next', async () => {
    fail(begin());
    mend();
    fail(begin('/_next/static/chunks/c.js'));
    await soon();
    const asked = jest.mocked(window.fetch).mock.calls;
    expect(asked.map(([address, init]) => [String(address).replace(/.*\//, ''), init])).toEqual([
      ['b.js', { cache: 'reload' }],
      ['c.js', { cache: 'reload' }],
    ]);
    const again = [...document.head.querySelectorAll<HTMLScriptElement>('[data-again]')];
    expect(again.map((script) => script.getAttribute('src'))).toEqual([
      '/_next/static/chunks/b.js',
      '/_next/static/chunks/c.js',
    ]);
    for (const script of again) fire(script, new Event('load'));
    expect(heard).toEqual(['load', 'load']);
  });

  test.each([
    ['is missing still', 404, 'text/plain'],
    ['is a page', 200, 'text/html'],
  ])('and %s then is told to who waits for it, and to the visitor where a text has begun', async (_, status, type) => {
    answer(status, type);
    beAlive();
    document.querySelector('input')?.setAttribute('value', '');
    (document.getElementById('a') as HTMLInputElement).value = 'begun';
    fail(begin());
    mend();
    await soon();
    expect(heard).toEqual(['error']);
    expect(document.querySelector('[role=alert]')).toHaveTextContent('could not be loaded');
  });

  test('before the page is alive is told to nobody, so that the page stays as it can be read', async () => {
    answer(404);
    (document.getElementById('a') as HTMLInputElement).value = 'begun';
    fail(begin());
    mend();
    await soon();
    fail(begin('/_next/static/chunks/c.js'));
    await soon();
    expect(heard).toEqual([]);
  });

  test('without a network is told to who waits for it in a page that is alive, which says so itself and is not loaded anew', async () => {
    cutOff();
    beAlive();
    fail(begin());
    mend();
    await soon();
    expect(heard).toEqual(['error']);
    expect([document.querySelector('[role=alert]'), sessionStorage.length]).toEqual([null, 0]);
  });

  test('without a network is said before the page is alive, and fetched until there is one, with all that is held', async () => {
    cutOff();
    for (const script of [begin(), begin('/_next/static/chunks/c.js')]) fail(script);
    mend();
    await jest.advanceTimersByTimeAsync(10_000);
    expect([...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([noNetwork]);
    answer(200);
    await jest.advanceTimersByTimeAsync(3000);
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(document.head.querySelectorAll('[data-again]')).toHaveLength(2);
    expect([heard, sessionStorage.length]).toEqual([[], 0]);
  });

  test('is told to who waits for it where the repair fails too, and the next sends for it anew', () => {
    beAlive();
    fail(begin());
    fail(document.head.querySelector(`script[src="${REPAIR}"]`) as Element);
    expect(heard).toEqual(['error']);
    fail(begin());
    expect([repairs(), heard]).toEqual([2, ['error']]);
  });

  test('lets go of what was held where the repair fails too', () => {
    const link = document.body.appendChild(document.createElement('a'));
    link.setAttribute('role', 'button');
    const press = () => fire(link, new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(press()).toBe(false);
    fail(begin());
    fail(document.head.querySelector(`script[src="${REPAIR}"]`) as Element);
    expect(press()).toBe(true);
  });
});

test('the loader is one script, small, without an end in it', () => {
  expect(TEXT).not.toMatch(/<\/?script|<!--|[\r\0]/i);
  expect(TEXT.length).toBeLessThan(2_300);
});

test('under a base path it looks for what that store has kept', () => {
  const text = loaderText('/store');
  for (const part of ['sp:/store:preview', '/store/repair.js']) expect(text).toContain(part);
  expect(repairText('/store')).toContain('sp:/store:reloaded');
});

test.each(['loader', 'repair'])('the source of the %s imports nothing: browsers run it as it stands', (name) => {
  expect(readFileSync(`scripts/loader/${name}.ts`, 'utf8')).not.toMatch(/^import /m);
});
