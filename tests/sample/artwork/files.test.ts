import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { Colorway, View } from '@/artwork/archetype';
import { ARCHETYPES } from '@/artwork/archetypes';
import { drawShop } from '@/artwork/draw-shop';
import { optimize } from '@/artwork/optimize';
import { readDrawingSet } from '@/artwork/read-drawing-set';
import { svg } from '@/artwork/svg';
import { CATEGORIES } from '@/lib/catalogue/categories';
import { placeholderFile } from '@/lib/catalogue/drawings/address';
import { drawingsSchema } from '@/lib/catalogue/drawings/drawings-schema';
import { isWholeGate } from '@/tests/gate';
import { bundledProducts as products } from './products';

const shop = {
  products,
  categories: CATEGORIES.map(({ key }) => key),
  mark: 'M4 4H28V28H4Z',
  set: readDrawingSet('data'),
};
const drawn = drawShop(shop);
// Files are as they are published, which takes its time: in the quick gate those of every fifth product.
const published = products.filter((_, index) => isWholeGate || index % 5 === 0);
const { files, manifest } = drawShop({ ...shop, products: published, optimize });
const drawings = Object.values(manifest.drawings).flat();
const namesOf = (isFault: (content: string) => boolean) =>
  [...files].filter(([, content]) => isFault(content)).map(([file]) => file);

describe('the files', () => {
  test('weigh at most 6 KB as they travel', () => {
    expect(namesOf((content) => gzipSync(content).length > 6 * 1024)).toEqual([]);
  });

  test('have a title', () => {
    expect(namesOf((content) => !/<title[^>]*>[^<]{3,}<\/title>/.test(content))).toEqual([]);
  });

  test('run nothing and refer to nothing outside themselves', () => {
    const foreign = /<script|<foreignObject|<!|\son\w+=|javascript:|href="(?!#)|src=|url\((?!#)|@import/i;
    expect(namesOf((content) => foreign.test(content))).toEqual([]);
  });

  test('are all that the manifest names, and those of the pages', () => {
    expect(drawings.filter(({ file }) => !files.has(file))).toEqual([]);
    const named = new Set(drawings.map(({ file }) => file));
    const others = [...files.keys()].filter((file) => !named.has(file));
    const placeholders = CATEGORIES.map(({ key }) => placeholderFile(key));
    expect(others.sort()).toEqual(['app-icon.svg', 'hero.svg', 'not-found.svg', ...placeholders].sort());
  });

  test('are as many as there are different contents', () => {
    const contents = [...files].filter(([file]) => !file.startsWith('placeholder-')).map(([, content]) => content);
    expect(new Set(contents).size).toBe(contents.length);
  });

  test('are the same when they are drawn again', () => {
    const again = drawShop({ ...shop, products: published.slice(0, 5), categories: [], optimize });
    for (const [id, own] of Object.entries(again.manifest.drawings)) expect(own).toEqual(manifest.drawings[id]);
  });
});

test('the manifest has the shape that the build reads', () => {
  expect(drawingsSchema.parse(JSON.parse(JSON.stringify(manifest)))).toEqual(manifest);
});

describe('each product', () => {
  test('has a front, a second view and a detail, and a front in each of its colors', () => {
    const wrong = products.filter((product) => {
      const own = drawn.manifest.drawings[product.id] ?? [];
      const fronts = own.filter(({ view }) => view === 'front');
      const views = own.slice(0, 3).map(({ view }) => view);
      const isInEveryColor = product.colors.every(({ name }) => fronts.some(({ color }) => color === name));
      return views.join() !== 'front,second,detail' || !isInEveryColor;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('shows at least two call-outs in its detail', () => {
    const countOf = (content: string) => content.split(/stroke="#e07b00"/).length - 1;
    const few = products.filter((product) => {
      const detail = drawn.manifest.drawings[product.id]?.find(({ view }) => view === 'detail');
      return countOf(drawn.files.get(detail?.file ?? '') ?? '') < 2;
    });
    expect(few.map(({ id }) => id)).toEqual([]);
  });
});

const GRAY: Colorway = { name: 'Gray', hex: '#7D7D7D', pattern: 'plain' };
const VIEWS: readonly View[] = ['front', 'second', 'detail'];
const SIDE = 64;

/** The drawing in gray, as small as on a strip of thumbnails; fails on what is not a valid picture. */
async function rasterize(name: keyof typeof ARCHETYPES, view: View): Promise<Buffer> {
  const { title, draw } = ARCHETYPES[name];
  const content = Buffer.from(svg(title, draw(view, GRAY, {}, [])));
  return sharp(content).resize(SIDE, SIDE).flatten({ background: '#fff' }).grayscale().raw().toBuffer();
}

describe('the archetypes', () => {
  const names = Object.keys(ARCHETYPES) as (keyof typeof ARCHETYPES)[];

  test.each(VIEWS)('can be told apart by their shapes alone: %s', async (view) => {
    const rasters = await Promise.all(names.map((name) => rasterize(name, view)));
    const differenceOf = (a: number, b: number) => {
      const [one, other] = [rasters[a] as Buffer, rasters[b] as Buffer];
      return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] as number)), 0) / one.length;
    };
    const alike = names.flatMap((name, a) =>
      names
        .slice(0, a)
        .map((other, b) => ({ pair: `${name}, ${other}`, difference: differenceOf(a, b) }))
        // The nearest two, hand light and stun light, differ by 6 levels of gray on average; the same shape recolored by less than 3.
        .filter(({ difference }) => difference < 5),
    );
    expect(alike).toEqual([]);
  });
});
