/** @jest-environment jsdom */
import { loaderText } from '@/scripts/loader/loader-text';

const FILES = { '/_next/static/chunks/a.js': 'sha384-a', '/sw.js': '' };
const [GUARD = ''] = loaderText('', { files: FILES }).split(loaderText(''));

type Rules = { createScriptURL: (address: string) => string | null };
const policies: [string, Rules][] = [];
const scope = globalThis as { trustedTypes?: unknown };

const own = Object.getOwnPropertyDescriptors(HTMLScriptElement.prototype);
/** Runs what stands before the loader, in a browser that knows Trusted Types or does not. */
function guard(hasTrustedTypes = true) {
  if (hasTrustedTypes)
    scope.trustedTypes = { createPolicy: (...policy: [string, Rules]) => void policies.push(policy) };
  // biome-ignore lint/security/noGlobalEval: the text is what pages hold
  window.eval(GUARD);
}

afterEach(() => {
  delete scope.trustedTypes;
  policies.length = 0;
  Reflect.deleteProperty(HTMLScriptElement.prototype, 'setAttribute');
  Object.defineProperties(HTMLScriptElement.prototype, own);
});

const script = () => document.createElement('script');
const A = '/_next/static/chunks/a.js';

describe('a script that is given its address', () => {
  test.each([
    ['by its property', (element: HTMLScriptElement) => Object.assign(element, { src: A })],
    ['by its attribute', (element: HTMLScriptElement) => element.setAttribute('src', A)],
    ['with a query', (element: HTMLScriptElement) => element.setAttribute('src', `${A}?again`)],
  ])('%s has the hash that it must have', (_, give) => {
    guard();
    const element = script();
    give(element);
    expect([element.getAttribute('integrity'), new URL(element.src).pathname]).toEqual(['sha384-a', A]);
  });

  test('without Trusted Types it has its hash all the same', () => {
    guard(false);
    const element = script();
    element.src = A;
    expect([element.getAttribute('integrity'), policies]).toEqual(['sha384-a', []]);
  });

  test.each(['/b.js', `https://elsewhere.example${A}`, 'data:text/javascript,a()'])('%s has none', (address) => {
    guard();
    const element = script();
    element.src = address;
    expect([element.getAttribute('integrity'), element.getAttribute('src')]).toEqual(['', address]);
  });

  test('keeps all other attributes as they are given', () => {
    guard();
    const element = script();
    element.setAttribute('data-again', 'later');
    expect(element.outerHTML).toBe('<script data-again="later"></script>');
  });
});

test('the one policy of a page lets addresses of its scripts through, and no other, no markup and no code', () => {
  guard();
  const [[name, rules] = []] = policies;
  expect([name, Object.keys(rules ?? {}), policies.length]).toEqual(['default', ['createScriptURL'], 1]);
  const passed = (address: string) => rules?.createScriptURL(address);
  for (const address of [A, `${location.origin}${A}#params=[]`, '/sw.js']) expect(passed(address)).toBe(address);
  for (const address of ['/b.js', `https://elsewhere.example${A}`, 'blob:http://localhost/a', '/__proto__'])
    expect(passed(address)).toBeNull();
});
