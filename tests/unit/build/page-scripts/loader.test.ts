/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { createElement, useState } from 'react';
import './node-bytes';
import { FACET_PARAMETERS } from '@/lib/listing/facets/facets';
import { replayEvents } from '@/lib/site/queued-events';
import { shipToState } from '@/lib/site/ship-to-state';
import { loaderText } from '@/scripts/build/page-scripts/bundle-scripts';

const TEXT = loaderText('');
const [parameter = ''] = FACET_PARAMETERS;
const root = document.documentElement;

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });
const state = (value: string) => define(document, 'readyState', value);
const isStarted = () => document.querySelector('script')?.getAttribute('src') === '/a.js';

let added: Parameters<EventTarget['addEventListener']>[] = [];
let idle: (() => void)[] = [];
let paint: () => void = () => undefined;

/** Runs the loader in a page, as the browser does while it parses the head. */
function open(content = '', { query = '', isUrgent = false } = {}) {
  window.history.replaceState(null, '', `/clothing/${query}`);
  document.body.innerHTML = `${content}<script data-src="/a.js" async=""></script>`;
  state('loading');
  define(document, 'currentScript', { dataset: isUrgent ? { now: '' } : {} });
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
      added.push(listener);
      add(...listener);
    });
  }
  // biome-ignore lint/security/noGlobalEval: the text of exported pages
  window.eval(TEXT);
}
const parse = () => {
  state('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
};
const load = () => {
  state('complete');
  window.dispatchEvent(new Event('load'));
};
const goIdle = () => {
  for (const run of idle.splice(0)) run();
};

beforeEach(() => {
  jest.useFakeTimers();
  window.requestIdleCallback = ((run: () => void) => idle.push(run)) as never;
  window.PerformanceObserver = class {
    constructor(onPaint: () => void) {
      paint = onPaint;
    }
    observe() {}
  } as never;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const listener of added)
    for (const target of [window, document] as EventTarget[]) target.removeEventListener(...listener);
  [added, idle] = [[], []];
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  for (const name of ['serviceWorker', 'onLine']) Reflect.deleteProperty(navigator, name);
  localStorage.clear();
  sessionStorage.clear();
});

describe('scripts of a page', () => {
  test('start after load, first paint and idle', () => {
    open();
    parse();
    paint();
    load();
    goIdle();
    expect(isStarted()).toBe(false);
    paint();
    expect(isStarted()).toBe(false);
    goIdle();
    expect(isStarted()).toBe(true);
  });

  test('start a second after load if nothing is painted', () => {
    open();
    parse();
    load();
    jest.advanceTimersByTime(999);
    expect(isStarted()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isStarted()).toBe(true);
  });

  test('start after ten seconds if a picture hangs', () => {
    open();
    parse();
    jest.advanceTimersByTime(10_000);
    expect(isStarted()).toBe(true);
  });

  test.each(['pointerdown', 'keydown', 'focusin'])('start at the first %s, once the page is parsed', (type) => {
    open();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(isStarted()).toBe(false);
    parse();
    expect(isStarted()).toBe(true);
  });

  test.each([
    ['a page that is empty without them', { isUrgent: true }],
    ['a URL with a filter', { query: `?${parameter}=a` }],
  ])('start once %s is parsed', (_, page) => {
    open('', page);
    parse();
    expect(isStarted()).toBe(true);
  });

  test('start once the page is parsed while the admin previews edits', () => {
    localStorage.setItem('sp:preview', 'on');
    open();
    parse();
    expect(isStarted()).toBe(true);
  });

  test('start on a prerendered page only when it becomes visible', () => {
    define(document, 'prerendering', true);
    open('', { isUrgent: true });
    parse();
    load();
    jest.advanceTimersByTime(60_000);
    expect(isStarted()).toBe(false);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(isStarted()).toBe(true);
    define(document, 'prerendering', false);
  });
});

test('<html> has attributes for a query, a saved state and a cached font', () => {
  shipToState.set('NY');
  define(navigator, 'serviceWorker', { controller: {} });
  open('', { query: `?utm_source=mail&${parameter}=a` });
  expect({ ...root.dataset }).toEqual({ query: `?utm_source=mail&${parameter}=a`, home: '', fonts: '' });
});

test('<html> has no attributes on a first visit without a filter', () => {
  define(navigator, 'serviceWorker', { controller: null });
  open('', { query: '?utm_source=mail' });
  expect({ ...root.dataset }).toEqual({});
});

test("'/' focuses the search field, but not from another field", () => {
  open('<input role="combobox" id="a"><input id="b">');
  const press = (target: Element | null) =>
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
  press(document.getElementById('b'));
  expect(document.getElementById('a')).not.toHaveFocus();
  press(document.body);
  expect(document.getElementById('a')).toHaveFocus();
});

describe('events before hydration', () => {
  let events: string[];
  beforeEach(() => {
    events = [];
    document.body.replaceWith(document.createElement('body'));
  });
  const element = (id: string) => document.getElementById(id) as HTMLInputElement;
  const hydrate = () => {
    for (const type of ['click', 'input', 'change'])
      document.body.addEventListener(type, ({ target }) => events.push(`${type} ${(target as Element).id}`));
    replayEvents();
  };

  test('are replayed once, in order', () => {
    open('<button type="button" id="a"><b id="b">A</b></button><button type="submit" id="c">C</button>');
    for (const id of ['c', 'b', 'c']) element(id).click();
    hydrate();
    expect(events).toEqual(['click c', 'click a', 'click c']);
    element('a').click();
    expect(events).toHaveLength(4);
  });

  test('on a link that opens a dialog are replayed; other links and forms with an action work at once', () => {
    open(
      '<a href="#m" aria-haspopup="dialog" id="a">Menu</a><a href="#f" id="b">FAQ</a><form action="/search/"><button type="submit" id="c">S</button></form>',
    );
    const isPrevented = (id: string) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      // jsdom cannot submit forms.
      element(id).addEventListener('click', (click) => setTimeout(() => click.preventDefault()));
      element(id)
        .closest('form')
        ?.addEventListener('submit', (submit) => submit.preventDefault());
      element(id).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(['a', 'b', 'c'].map(isPrevented)).toEqual([true, false, false]);
    hydrate();
    expect(events).toEqual(['click a']);
  });

  test('leave fields in their last state, although React has rendered the initial state', () => {
    open('<input type="checkbox" id="a"><input id="b"><select id="c"><option>1<option>2</select>');
    element('a').click();
    for (const value of ['b', 'bo', 'boots']) {
      element('b').value = value;
      element('b').dispatchEvent(new Event('input', { bubbles: true }));
    }
    element('c').value = '2';
    element('c').dispatchEvent(new Event('change', { bubbles: true }));
    element('a').checked = false;
    for (const id of ['b', 'c']) element(id).value = id === 'b' ? '' : '1';
    hydrate();
    expect(events).toEqual(['click a', 'input a', 'change a', 'input b', 'change b', 'input c', 'change c']);
    expect([element('a').checked, element('b').value, element('c').value]).toEqual([true, 'boots', '2']);
  });
});

test.each(['', 'typed'])('a field with the value %j before hydration changes the state of its component', (value) => {
  function Field() {
    const [text, setText] = useState('saved');
    return createElement('input', { value: text, 'data-state': text, onChange: (e) => setText(e.target.value) });
  }
  const target = render(createElement(Field)).container.querySelector('input') as HTMLInputElement;
  window.takeEvents = () => [{ type: 'input', target, checked: false, value }];
  act(replayEvents);
  expect(target.dataset.state).toBe(value);
});

describe('a script that cannot be loaded', () => {
  let reloads: jest.SpyInstance;
  const fail = () => {
    const script = document.createElement('script');
    script.setAttribute('src', '/_next/static/chunks/b.js');
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    script.remove();
  };
  const reloadedAt = () => sessionStorage.getItem('sp:reloaded');
  beforeEach(() => {
    // jsdom does not reload; it reports an error instead.
    reloads = jest.spyOn(console, 'error').mockImplementation();
  });

  test('reloads the page, at most once a minute', () => {
    open();
    fail();
    fail();
    expect(reloads).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    fail();
    expect(reloads).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['text was typed', () => document.getElementById('a')?.dispatchEvent(new Event('input', { bubbles: true }))],
    ['there is no network', () => define(navigator, 'onLine', false)],
  ])('does not reload if %s; the page then works as without JavaScript', (_, prepare) => {
    open('<input id="a"><a href="#footer" aria-haspopup="dialog" id="b">Menu</a>', { query: `?${parameter}=a` });
    const press = jest.fn();
    const link = document.getElementById('b');
    link?.addEventListener('click', press);
    prepare();
    link?.click();
    expect(press).not.toHaveBeenCalled();
    fail();
    expect(reloads).not.toHaveBeenCalled();
    expect([reloadedAt(), root.dataset.query]).toEqual([null, undefined]);
    expect(press).toHaveBeenCalledTimes(1);
  });
});

test('with a base path the loader reads the storage keys of that shop', () => {
  expect(loaderText('/store')).toContain('sp:/store:preview');
});
