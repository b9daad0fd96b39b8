import sharp from 'sharp';
import { findArtwork } from '@/artwork/choose';
import { svg } from '@/artwork/svg';
import { bundledProducts as products } from './products';

const BLACK = { name: 'Black', hex: '#121212', pattern: 'plain' } as const;
/** The width of a picture on the card of a phone. */
const CARD = 170;
/** Two outlines are told apart at a glance when so much of what either covers is covered by one alone. */
const APART = 0.08;

type Product = (typeof products)[number];

/** The part of a card that the front in black covers, without the shadow on the ground. */
async function maskOf(product: Product): Promise<boolean[]> {
  const { archetype, options } = findArtwork(product);
  const content = Buffer.from(svg(archetype.title, archetype.draw('front', BLACK, options, [])));
  const pixels = await sharp(content).resize(CARD, CARD).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return [...pixels].map((alpha) => alpha > 128);
}

function differenceOf(one: readonly boolean[], other: readonly boolean[]): number {
  const covered = one.filter((is, at) => is || other[at]).length;
  return one.filter((is, at) => is !== other[at]).length / covered;
}

describe.each([
  ['boots', ['duty-boot', 'side-zip-boot'], 10],
  ['trousers', ['cargo-pant', 'uniform-trouser'], 5],
] as const)('%s in black', (_, archetypes, least) => {
  const kinds: readonly string[] = archetypes;
  const shown = products.filter((product) => kinds.includes(findArtwork(product).name));

  test(`have at least ${least} outlines that can be told apart on a card`, async () => {
    const apart: boolean[][] = [];
    for (const mask of await Promise.all(shown.map(maskOf))) {
      if (apart.every((other) => differenceOf(mask, other) > APART)) apart.push(mask);
    }
    expect(apart.length).toBeGreaterThanOrEqual(least);
  });
});
