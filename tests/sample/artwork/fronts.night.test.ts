import { findArtwork } from '@/artwork/choose';
import { sampleProducts } from './products';

const GRAY = { name: 'Gray', hex: '#7D7D7D', pattern: 'plain' } as const;

test('10,000 products share a few hundred fronts of one color', () => {
  const wanted = new Map(
    sampleProducts(10_000).map((product) => {
      const { name, archetype, options } = findArtwork(product);
      return [JSON.stringify([name, options]), () => archetype.draw('front', GRAY, options, [])];
    }),
  );
  const fronts = [...wanted.values()].map((draw) => draw());
  expect(fronts.filter((front) => front.length < 200)).toEqual([]);
  expect(new Set(fronts).size).toBeLessThan(500);
});
