import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawShop } from '@/artwork/draw-shop';
import { readDrawingSet } from '@/artwork/read-drawing-set';
import { productFrom } from '@/tests/fixtures/catalogue';

const folder = mkdtempSync(join(tmpdir(), 'artwork-'));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = (text?: string) => {
  if (text === undefined) rmSync(join(folder, 'artwork.json'), { force: true });
  else writeFileSync(join(folder, 'artwork.json'), text);
  return readDrawingSet(folder);
};
const shop = {
  products: [productFrom({ artwork: 'polo' })],
  categories: ['tools', 'tall_plants'],
  mark: 'M4 4H28V28H4Z',
};
const GEAR = '{ "drawings": "duty-gear" }';

describe('a shop that names no drawings', () => {
  const { files, manifest } = drawShop({ ...shop, set: settings() });

  test('has signs that fit any trade, and no drawings of goods', () => {
    const wanted = [
      'app-icon.svg',
      'hero.svg',
      'not-found.svg',
      'placeholder-tall-plants.svg',
      'placeholder-tools.svg',
    ];
    expect([...files.keys()].sort()).toEqual(wanted);
    expect(manifest.drawings).toEqual({});
  });

  test('tells its categories apart, as far as four signs go', () => {
    const categories = ['tools', 'tall_plants', 'seeds', 'pots', 'books'];
    const drawn = drawShop({ ...shop, categories, set: settings() }).files;
    const signs = [...drawn].flatMap(([name, content]) => (name.startsWith('placeholder-') ? [content] : []));
    expect([signs.length, new Set(signs).size]).toEqual([5, 4]);
  });

  test('shows nothing of the bundled trade', () => {
    const { files: gear } = drawShop({ ...shop, set: settings(GEAR) });
    for (const name of ['hero.svg', 'not-found.svg']) expect(files.get(name)).not.toBe(gear.get(name));
    expect([...files.values()].filter((content) => /duty|belt|badge|holster|shield|hanger/i.test(content))).toEqual([]);
  });
});

test('the icon is the sign of the store, whatever stands in it', () => {
  const iconOf = (mark: string) => drawShop({ ...shop, mark, set: settings() }).files.get('app-icon.svg');
  expect(iconOf('M4 4H28V28H4Z')).toContain('d="M4 4H28V28H4Z"');
  expect(iconOf('"/><script>')).not.toContain('<script');
});

test('a category that the trade has no sign for gets the neutral one', () => {
  const files = [GEAR, '{}'].map((text) => drawShop({ ...shop, set: settings(text) }).files);
  const [gear, neutral] = files.map((found) => found.get('placeholder-tools.svg'));
  expect(gear).toBe(neutral);
});

test('a set of everyday goods draws what names its drawing, with the signs that fit any trade', () => {
  const products = [productFrom({ id: 'named', artwork: 'polo' }), productFrom({ id: 'nameless', name: 'Polo Shirt' })];
  const [everyday, neutral] = ['{ "drawings": "everyday" }', '{}'].map((text) =>
    drawShop({ ...shop, products, set: settings(text) }),
  );
  expect(Object.keys(everyday?.manifest.drawings ?? {})).toEqual(['named']);
  for (const [name, content] of neutral?.files ?? []) expect(everyday?.files.get(name)).toBe(content);
});

test.each(['{ "drawings": "no-such-trade" }', '{ "drawing": "duty-gear" }', '{ "drawings": "duty-gear", }'])(
  'the settings %s are refused',
  (text) => {
    expect(() => settings(text)).toThrow(/artwork\.json/);
  },
);
