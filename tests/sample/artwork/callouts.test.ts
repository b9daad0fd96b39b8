import { gzipSync } from 'node:zlib';
import { ARCHETYPES } from '@/artwork/archetypes';
import * as callouts from '@/artwork/callouts';
import { findArtwork } from '@/artwork/choose';
import { toColorway } from '@/artwork/colorway';
import { escapeText } from '@/artwork/markup';
import { optimize } from '@/artwork/optimize';
import { svg } from '@/artwork/svg';
import { runs } from '@/tests/gate';
import { bundledProducts, sampleProducts } from './products';

// The drawings are watched from outside: what they hand to callouts() is all that a plate can show.
jest.mock('@/artwork/callouts', () => {
  const actual = jest.requireActual('@/artwork/callouts');
  return { ...actual, callouts: jest.fn(actual.callouts) };
});

const { LENS, placeCallouts } = callouts;
const watched = jest.mocked(callouts.callouts);

const BLACK = { name: 'Black', hex: '#121212' };

function drawDetails(products: typeof bundledProducts) {
  return products.map((product) => {
    const { name, archetype, options, callouts: labels } = findArtwork(product);
    watched.mockClear();
    const inner = archetype.draw('detail', toColorway(product.colors[0] ?? BLACK), options, labels);
    const [call, ...more] = watched.mock.calls;
    if (!call || more.length > 0) throw new Error(`${name} has no call-outs, or several sets of them`);
    return { id: `${product.id} ${name}`, inner, title: archetype.title, labels, spots: call[1] };
  });
}

type Plate = { x: number; y: number; w: number; h: number; words: string };

/** The plates of paper in a drawing, with their words. */
function platesOf(inner: string): Plate[] {
  const plate =
    /<path fill="#fbfaf6"[^>]* d="M([\d.]+) ([\d.]+)h([\d.]+)a2 2 [^v]*v([\d.]+)a[^>]*><g font-family[^>]*>(.*?)<\/g>/g;
  return [...inner.matchAll(plate)].map(([, x, y, w, h, text = '']) => ({
    x: Number(x) - 2,
    y: Number(y),
    w: Number(w) + 4,
    h: Number(h) + 4,
    words: text.replace(/<\/text><text[^>]*>/g, ' ').replace(/<[^>]*>/g, ''),
  }));
}

type Detail = ReturnType<typeof drawDetails>[number];

const bundled = drawDetails(bundledProducts);
const sample = drawDetails(sampleProducts(runs(2000)));

const plain = Object.entries(ARCHETYPES).map(([id, archetype]) => {
  watched.mockClear();
  const inner = archetype.draw('detail', toColorway(BLACK), {}, []);
  const spots = watched.mock.calls[0]?.[1] ?? [];
  return { id, inner, title: archetype.title, labels: [], spots };
});

const faulty = (details: readonly Detail[], isFaulty: (detail: Detail) => boolean) =>
  details.filter(isFaulty).map(({ id }) => id);

describe.each([
  ['bundled', bundled],
  ['sample', sample],
  ['plain', plain],
] as [string, readonly Detail[]][])('%s details', (_, details) => {
  test('have two or three call-outs', () => {
    const count = ({ labels, spots }: Detail) => placeCallouts(labels, spots).length;
    expect(faulty(details, (detail) => count(detail) < 2 || count(detail) > 3)).toEqual([]);
  });

  test('say of each spot what a fact says of it, or what part it is', () => {
    const isTrue = ({ labels, spots }: Detail) =>
      placeCallouts(labels, spots).every(
        ({ spot, label }) => label === spot.part || (labels.includes(label) && spot.match.test(label.toLowerCase())),
      );
    expect(faulty(details, (detail) => !isTrue(detail))).toEqual([]);
  });

  test('show these words and no others', () => {
    const isOther = ({ inner, labels, spots }: Detail) => {
      const expected = placeCallouts(labels, spots).map(({ label }) => escapeText(label));
      return (
        String(
          platesOf(inner)
            .map(({ words }) => words)
            .sort(),
        ) !== String(expected.sort())
      );
    };
    expect(faulty(details, isOther)).toEqual([]);
  });

  test('point at spots inside the lens, each part by its own short name', () => {
    // Badges have a second, smaller lens at the lower right.
    const isOutside = ({ x, y }: callouts.Spot) =>
      Math.hypot(x - 300, y - 300) > LENS - 4 && Math.hypot(x - 452, y - 462) > 94;
    expect(faulty(details, ({ labels, spots }) => placeCallouts(labels, spots).some((p) => isOutside(p.spot)))).toEqual(
      [],
    );
    expect(faulty(details, ({ spots }) => spots.some(({ part }) => part.length < 3 || part.length > 24))).toEqual([]);
    expect(faulty(details, ({ spots }) => new Set(spots.map(({ part }) => part)).size < spots.length)).toEqual([]);
  });

  test('keep their plates in the frame and apart from each other', () => {
    const isOut = ({ x, y, w, h }: Plate) => x < 4 || y < 4 || x + w > 596 || y + h > 596;
    const overlap = (a: Plate, b: Plate) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
    const bad = faulty(details, ({ inner }) => {
      const plates = platesOf(inner);
      return plates.some((plate, i) => isOut(plate) || plates.slice(i + 1).some((other) => overlap(plate, other)));
    });
    expect(bad).toEqual([]);
  });

  test('stay below 6 KB', () => {
    // Goods of a kind often share one drawing.
    const different = [...new Map(details.map((detail) => [detail.inner, detail])).values()];
    expect(faulty(different, ({ title, inner }) => gzipSync(optimize(svg(title, inner))).length >= 6144)).toEqual([]);
  });
});

describe('where a label goes', () => {
  const { spot, either, CLOTH } = callouts;
  const zip = spot(200, 200, 'Front zip', /\bzip/);
  const pocket = spot(300, 300, 'Chest pocket', /pocket/);
  const cloth = spot(400, 400, 'Front panel', CLOTH);
  const words = (labels: string[], spots = [zip, pocket, cloth]) =>
    placeCallouts(labels, spots).map((placed) => `${placed.label} > ${placed.spot.part}`);

  test('only to a spot that it speaks of, one label to a spot', () => {
    expect(words(['Height 8 in', 'Pockets 4', 'Pocket zip', 'Zip pocket', 'Teflon finish'])).toEqual([
      'Pockets 4 > Chest pocket',
      'Pocket zip > Front zip',
      'Teflon finish > Front panel',
    ]);
  });

  test('parts speak for themselves when fewer than two labels have a spot', () => {
    expect(words(['Height 8 in'])).toEqual([
      'Front zip > Front zip',
      'Chest pocket > Chest pocket',
      'Front panel > Front panel',
    ]);
    expect(words(['Pockets 4'])).toEqual([
      'Pockets 4 > Chest pocket',
      'Front zip > Front zip',
      'Front panel > Front panel',
    ]);
    expect(words(['Front zip', 'Pockets 4'])).toHaveLength(2);
  });

  test.each(['No zip', 'Optional zip front', 'Zip not included', 'Zip none', 'Zip sold separately'])(
    '%s points at nothing',
    (label) => {
      expect(words([label]).filter((text) => text.startsWith(label))).toEqual([]);
    },
  );

  test('a fact about a part is none about the cloth', () => {
    expect(
      [...'Cuffs breathable|Waterproof zip|Sleeve fabric'.split('|')].filter((t) => CLOTH.test(t.toLowerCase())),
    ).toEqual([]);
    expect(either(/sleeve/, CLOTH).test('short sleeves')).toBe(true);
  });

  test('long words are set on plates that stay apart', () => {
    const labels = ['Pockets wwwwwwwwwwwwwwwwwwww', 'Zip mmmmmmmmmmmmmmmmmmmmmmmm', 'Finish mmmmmmmmmmmmmmmmmmmm'];
    const plates = platesOf(jest.requireActual('@/artwork/callouts').callouts(labels, [zip, pocket, cloth]));
    expect(plates).toHaveLength(3);
    for (const { w } of plates) expect(w).toBeLessThan(292);
  });
});
