import type { Page } from '@playwright/test';
import { storageKey } from '@/lib/storage/key';
import { expect, test } from './fixtures';
import { HOSTILE } from './hostile-texts';
import { knownHosts } from './injected';
import { pathOf, pick, place } from './picks';
import { strangeIn } from './strange-in';
import { visit } from './visit';

const { id } = pick('at all', () => true);
const PAGES = [
  '/',
  place.path,
  pathOf({ id }),
  '/search/',
  '/compare/',
  '/request/',
  '/contact/',
  '/offline/',
  '/admin/products/',
  '/admin/add-product/',
  '/admin/changes/',
  '/admin/publish/',
];

/** Every name under which this shop keeps a text, in the browser or in the tab. */
const NAMES = [
  'unit',
  'state',
  'viewed',
  'compare',
  'recent-searches',
  'person-sizes',
  'request',
  'request-count',
  'request-mark',
  'pad',
  'contact',
  'listings',
  'preview',
  'publishes',
  'publish-sign-in',
  'reloaded',
  'catalogue',
  'catalogue-mark',
  'draft:new:1-1',
];

/** What the shop itself would write, with a text in every place that takes one. */
const shaped = (text: string) => ({
  v: 1,
  ids: [text, id, '__proto__', 7, null],
  queries: [text, { a: text }],
  people: [{ key: text, name: text, had: [[text, { size: text }]] }],
  text,
  isAsked: true,
  left: { [place.path]: { top: text, finds: { brand: text } }, __proto__: text },
  publishes: [
    {
      commit: text,
      title: text,
      at: 1,
      address: 'javascript:window.hacked=1',
      state: 'failed',
      reason: text,
      times: { sent: 1e300 },
    },
  ],
  name: text,
  email: text,
  subject: text,
  message: text,
  head: { organization: text, note: text },
  lines: [
    { id: text, product: text, name: text, brand: text, price: 1, quantity: 1, choice: { size: text }, note: text },
  ],
  rev: 1,
  base: { hash: 'a', count: 0 },
  items: [
    {
      id: 'canary',
      e: 1,
      p: {
        id: 'canary',
        name: text,
        brand: text,
        price: 1,
        category: place.key,
        description: text,
        image_links: [text],
      },
    },
    { id: text, h: text, c: [text], b: { [text]: text } },
  ],
  values: { name: text, description: text },
});

const SHAPES: Readonly<Record<string, (text: string) => string>> = {
  'as the shop writes it': (text) => JSON.stringify(shaped(text)),
  'of another version': (text) => JSON.stringify({ ...shaped(text), v: 99 }),
  'as a list': (text) => JSON.stringify([shaped(text), text]),
  'in the wrong places': (text) =>
    JSON.stringify({
      v: 1,
      ids: text,
      queries: { a: 1 },
      people: [null, 1, text],
      left: { [place.path]: 7 },
      publishes: [null, { times: null }],
      lines: text,
      items: 7,
      text: { a: 1 },
    }),
  bare: (text) => text,
  'that pollutes': () => '{"v":1,"__proto__":{"hacked":1},"ids":{"__proto__":{"hacked":1}}}',
  'of a million letters': (text) => text.repeat(1 + 100_000 / text.length),
};

/** Puts a text under each name, and a document into each database, before the page begins. */
async function store(page: Page, text: string) {
  await visit(page, '/faq/');
  await page.evaluate(
    async ({ names, text }) => {
      for (const area of [localStorage, sessionStorage]) for (const name of names) area.setItem(name, text);
      for (const name of names.slice(0, 3)) {
        const opening = indexedDB.open(name);
        opening.onupgradeneeded = () => opening.result.createObjectStore('document');
        const database = await new Promise<IDBDatabase>((done) => {
          opening.onsuccess = () => done(opening.result);
        });
        const writing = database.transaction('document', 'readwrite');
        writing.objectStore('document').put({ rev: 1, mark: 'a', v: 1 }, 'head');
        writing.objectStore('document').put([text], 'parts');
        await new Promise((done) => {
          writing.oncomplete = done;
        });
        database.close();
      }
    },
    { names: ['request', 'catalogue', 'compare', ...NAMES].map((name) => storageKey(name)), text },
  );
  await page.evaluate((key) => localStorage.setItem(key, 'signed-in'), storageKey('admin'));
}

const TEXTS = ['markup', 'script', 'a javascript: address', 'direction marks', 'the prototype'].map(
  (kind) => HOSTILE[kind] ?? '',
);

for (const [name, write] of Object.entries(SHAPES)) {
  test(`what somebody else has put where this shop keeps its own, ${name}, neither runs nor breaks a page`, {
    tag: '@night',
  }, async ({ page }) => {
    const hosts = await knownHosts(page);
    const shown = new Set<string>();
    for (const text of name.startsWith('of a') ? TEXTS.slice(0, 1) : TEXTS) {
      await store(page, write(text));
      for (const path of PAGES) {
        await test.step(`${path}: ${text.slice(0, 20)}`, async () => {
          await visit(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(/^(?:Searching|Loading)/)).toHaveCount(0);
          await expect(page.getByText('Something went wrong')).toHaveCount(0);
          expect.soft(await strangeIn(page, hosts), path).toEqual([]);
          if ((await page.content()).includes('x-canary')) shown.add(path);
        });
      }
    }
    // Where it has the right form it is read, and stands there as text.
    const read = name === 'as the shop writes it' ? ['/request/', '/search/', '/admin/changes/'] : [];
    expect([...shown]).toEqual(expect.arrayContaining(read));
  });
}
