import { readFileSync } from 'node:fs';
import { PARAMETERS } from '@/lib/listing/facets/table';
import { replayHeld } from '@/lib/loader/held';
import { loaderText } from '@/scripts/loader/loader-text';

const TEXT = loaderText('');
const DATA = { scripts: ['/_next/static/chunks/a.js'], chunks: { otherChunks: [] }, flight: 'payload' };
const [parameter = ''] = PARAMETERS;

const scope = globalThis as unknown as { __next_f?: unknown; TURBOPACK?: unknown };
const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const state = (value: string) => Object.defineProperty(document, 'readyState', { configurable: true, value });
const fire = (target: EventTarget, event: Event) => target.dispatchEvent(event);

let added: Parameters<EventTarget['addEventListener']>[] = [];
const idle: (() => void)[] = [];

/** Runs the loader in a page with this content, as the browser does while it reads the head. */
function open(content: string, { query = '', now = false } = {}) {
  window.history.replaceState(null, '', `/clothing/${query}`);
  document.body.innerHTML = `${content}<script type="application/json" id="page-data"${now ? ' data-now=""' : ''}>${JSON.stringify(DATA)}</script>`;
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
  delete document.documentElement.dataset.query;
  localStorage.clear();
  sessionStorage.clear();
  jest.useRealTimers();
});

describe('the scripts of a page', () => {
  test('come when it is loaded and the browser idle, with their payload, and not before', () => {
    open('');
    parsed();
    loaded();
    expect(scripts()).toEqual([]);
    for (const run of idle) run();
    expect(scripts()).toEqual(DATA.scripts);
    expect([scope.__next_f, scope.TURBOPACK]).toEqual([[[0], [1, 'payload']], [DATA.chunks]]);
  });

  test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
    'come at once at the first %s, and once only',
    (type) => {
      open('<button type="button">A</button>');
      parsed();
      for (let time = 0; time < 2; time += 1) fire(document.body, new Event(type, { bubbles: true }));
      loaded();
      for (const run of idle) run();
      expect(scripts()).toEqual(DATA.scripts);
    },
  );

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

test('the loader is one script, small, without an end in it', () => {
  expect(TEXT).not.toMatch(/<\/?script|<!--|[\r\0]/i);
  expect(TEXT.length).toBeLessThan(2_800);
});

test('under a base path it looks for what that store has kept', () => {
  expect(loaderText('/store')).toContain('sp:/store:reloaded');
});

test('its source imports nothing: browsers run it as it stands', () => {
  expect(readFileSync('scripts/loader/loader.ts', 'utf8')).not.toMatch(/^import /m);
});
