import sharp from 'sharp';
import { findArtwork } from '@/artwork/choose';
import { toColorway } from '@/artwork/colorway';
import { drawShop } from '@/artwork/draw-shop';
import { readDrawingSet } from '@/artwork/read-drawing-set';
import { svg } from '@/artwork/svg';
import type { ParsedProduct } from '@/lib/catalogue/schema/product';
import { DRAWABLE_FACTS, drawableFacts } from '@/tests/fixtures/drawable-facts';
import { bundledProducts as products } from './products';

const { manifest } = drawShop({ products, categories: [], mark: 'M0 0', set: readDrawingSet('data') });
const facts = new Map(products.map((product) => [product.id, drawableFacts(product)]));

const placesOf = ({ placements }: ParsedProduct) =>
  placements.map(({ category, subcategory }) => `${category}/${subcategory?.slug ?? ''}`);
const namesOf = (a: ParsedProduct, b: ParsedProduct) => {
  const [one, other] = [facts.get(a.id), facts.get(b.id)];
  return Object.keys(DRAWABLE_FACTS).filter((fact) => one?.get(fact) !== other?.get(fact));
};

/** Every two products of one subcategory, with the drawable facts in which they differ. */
const neighbors = products.flatMap((a, index) =>
  products
    .slice(0, index)
    .filter((b) => placesOf(b).some((place) => placesOf(a).includes(place)))
    .map((b) => ({ a, b, differ: namesOf(a, b) })),
);
const pairs = neighbors.filter(({ differ }) => differ.length > 0);

const frontsOf = ({ id }: ParsedProduct) =>
  (manifest.drawings[id] ?? []).filter(({ view }) => view === 'front').map(({ file }) => file);

test('each line of the table is said by some goods and not by all', () => {
  const idle = Object.keys(DRAWABLE_FACTS).filter((fact) => {
    const count = products.filter(({ id }) => facts.get(id)?.has(fact)).length;
    return count === 0 || count === products.length;
  });
  expect(idle).toEqual([]);
});

test('the table tells all bundled goods of one subcategory apart, so that it spares none of them', () => {
  const same = neighbors.filter(({ differ }) => differ.length === 0);
  expect(same.map(({ a, b }) => `${a.id}, ${b.id}`)).toEqual([]);
});

test('no two products of one subcategory that differ in a drawable fact share the picture on their cards', () => {
  expect(products.filter((product) => frontsOf(product).length === 0)).toEqual([]);
  const shared = pairs
    .filter(({ a, b }) => frontsOf(a).some((file) => frontsOf(b).includes(file)))
    .map(({ a, b, differ }) => `${a.id}, ${b.id}: ${differ}`);
  expect(shared).toEqual([]);
});

// On a phone a card's picture is 170 px wide, and black is the color that hides most and that most goods come in.
const SIDE = 170;
const BLACK = toColorway({ name: 'Black', hex: '#121212' });

/** The picture of a card in black, in levels of gray. */
async function rasterize(product: ParsedProduct): Promise<Buffer> {
  const { archetype, options } = findArtwork(product);
  const content = svg(archetype.title, archetype.draw('front', BLACK, options, []));
  // A drawing is 600 px wide at 72 dots to the inch.
  return sharp(Buffer.from(content), { density: (72 * SIDE) / 600 })
    .resize(SIDE, SIDE)
    .flatten({ background: '#fcfbf8' })
    .grayscale()
    .raw()
    .toBuffer();
}

test('these pictures can be told apart at the size of a card, in black', async () => {
  const rasters = new Map(
    await Promise.all(products.map(async (product) => [product.id, await rasterize(product)] as const)),
  );
  const alike = pairs
    .map(({ a, b, differ }) => {
      const [one, other] = [rasters.get(a.id) as Buffer, rasters.get(b.id) as Buffer];
      let seen = 0;
      for (let at = 0; at < one.length; at += 1) {
        if (Math.abs((one[at] as number) - (other[at] as number)) > 24) seen += 1;
      }
      return { pair: `${a.id}, ${b.id}: ${differ}`, seen };
    })
    // The nearest, two packs of shirts of which one has its label printed in the neck, differ in 32 pixels.
    .filter(({ seen }) => seen < 25);
  expect(alike).toEqual([]);
});
