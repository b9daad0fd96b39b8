import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findArtwork, hasRule } from '@/artwork/choose';
import { toColorway } from '@/artwork/colorway';
import { CATEGORIES } from '@/lib/catalogue/categories';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { productFrom } from '@/tests/fixtures/catalogue';
import { EXPECTED_ARTWORK } from '@/tests/fixtures/expected-artwork';
import { processorClock, SOON } from '@/tests/fixtures/processor-clock';
import { runs } from '@/tests/gate';
import { bundledProducts as bundled, sampleProducts } from './products';

const CATEGORY_KEYS = CATEGORIES.map(({ key }) => key);

const sample = sampleProducts(runs(10_000));

const find = (over: Partial<RawProduct>) => findArtwork(productFrom(over));

describe('which drawing', () => {
  test('every bundled product gets the kind that it is', () => {
    const found = Object.fromEntries(bundled.map((product) => [product.id, findArtwork(product).name]));
    expect(found).toEqual(EXPECTED_ARTWORK);
  });

  test.each([
    ['bundled', bundled],
    ['sample', sample],
  ])('every %s product is known to a rule', (_, products) => {
    expect(products.filter((product) => !hasRule(product)).map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });

  test('one noun of the sample always gives one kind', () => {
    const kinds = new Map<string, Set<string>>();
    for (const product of sample) {
      const noun = product.name.split(' ').slice(-3, -1).join(' ');
      kinds.set(noun, (kinds.get(noun) ?? new Set()).add(findArtwork(product).name));
    }
    expect(Object.fromEntries([...kinds].filter(([, found]) => found.size > 1))).toEqual({});
  });

  test.each([
    ['clothing', 'duty-shirt'],
    ['footwear', 'duty-boot'],
    ['tactical_gear', 'plate-carrier'],
    ['accessories', 'belt'],
    ['badges', 'shield-badge'],
    ['duty', 'duty-holster'],
  ] as const)('unknown words in %s fall back to %s', (category, expected) => {
    const product = productFrom({ name: 'Frobnicator', category, subcategory: 'Widget' });
    expect(hasRule(product)).toBe(false);
    expect(findArtwork(product).name).toBe(expected);
  });

  test('the categories of the fallbacks are all there are', () => {
    expect([...CATEGORY_KEYS].sort()).toEqual([
      'accessories',
      'badges',
      'clothing',
      'duty',
      'footwear',
      'tactical_gear',
    ]);
  });

  test.each([
    ['Polo', 'polo'],
    ['POLOS', 'polo'],
    ['Duty Belts', 'duty-belt'],
    ['Patrol Glove', 'duty-gloves'],
    ['Handcuffs', 'chain-cuffs'],
    ['Hinged Handcuffs', 'hinged-cuffs'],
  ])('%s is known in any category, number and case', (name, expected) => {
    const kinds = ['clothing', 'duty', 'tactical_gear'] as const;
    const facts = { subcategory: '', features: ['Width: 2.25 in'] };
    expect(kinds.map((category) => find({ name, category, ...facts }).name)).toEqual(kinds.map(() => expected));
  });

  test('the name wins over the subcategory', () => {
    const product = { category: 'clothing', subcategory: 'T-shirt', name: 'Field Jacket' } as const;
    expect(find(product).name).toBe('field-jacket');
    expect(find({ ...product, name: 'Crew 3-Pack' }).name).toBe('t-shirt');
  });

  test('the artwork field wins, and its options still follow from the facts', () => {
    const { name, options } = find({ name: 'Plain Shirt Long Sleeve', artwork: 'polo' });
    expect(name).toBe('polo');
    expect(options).toMatchObject({ sleeve: 'long' });
  });

  test('long and hostile words cost no noticeable time', () => {
    const features = ['stock key torso knee '.repeat(47), '1'.repeat(1000), '. '.repeat(499)].flatMap((text) =>
      Array.from({ length: 60 }, () => text),
    );
    const products = CATEGORY_KEYS.map((category) =>
      productFrom({ name: 'tactical key '.repeat(15), category, features }),
    );
    const spent = processorClock();
    for (const product of products) findArtwork(product);
    expect(spent()).toBeLessThan(SOON);
  });
});

describe('options follow from the facts', () => {
  type Case = [what: string, product: Partial<RawProduct>, options: object];
  const cases: Case[] = [
    ['short sleeves', { name: 'Uniform Shirt - Short Sleeve' }, { sleeve: 'short' }],
    ['long sleeves', { name: 'Long Sleeve Uniform Shirt' }, { sleeve: 'long', epaulets: true }],
    ['four pockets', { name: 'Shirt', features: ['Pockets: 4 bellows'] }, { pockets: 4 }],
    ['a zip behind buttons', { name: 'Shirt', features: ['Front: zip behind buttons'] }, { front: 'zip-buttons' }],
    ['a zip that is an option', { name: 'Shirt', features: ['Optional zip front'] }, { front: 'button' }],
    ['a stand collar', { name: 'Shirt', features: ['Collar: mandarin'] }, { collar: 'mandarin', pockets: 0 }],
    ['a printed shirt', { name: 'Police T-Shirt', features: ['Front print: POLICE'] }, { print: 'POLICE' }],
    ['a shirt without print', { name: 'Police T-Shirt', features: ['Solid color, no print'] }, { print: '' }],
    ['a pack of three', { name: 'T-Shirt 3-Pack' }, { pack: 3 }],
    ['bellows', { name: 'BDU Coat', features: ['Pockets: 4 bellows'] }, { bellows: true }],
    ['document pockets', { name: 'Tactical Shirt', features: ['Hidden document pockets: 2'] }, { documents: true }],
    ['pen slots', { name: 'Polo', features: ['Pen slots: left sleeve'], fabric: 'Cotton pique' }, { pens: 2, knit: 'pique' }],
    ['a long tail', { name: 'T-Shirt', features: ['Extra long tail'] }, { tail: true, neck: 'rib' }],
    ['sleeve pockets without loop', { name: 'Combat Shirt', features: ['Sleeve pockets: 2'] }, { sleevePockets: 'flap' }],
    ['a stowed hood', { name: 'Soft Shell Jacket', features: ['Stow-away hood'] }, { hood: 'stow' }],
    ['knee pads', { name: 'Duty Pant', features: ['Knee pad pockets', 'Cuffs: bungee'] }, { knees: 'pad', ankles: 'bungee', leg: 'roomy' }],
    ['pockets that are only counted', { name: 'Duty Pant', features: ['Pockets: 9'] }, { cargo: 'patch', pockets: 9 }],
    ['a count in the name', { name: '9-Pocket Work Jeans' }, { cargo: 'patch', pockets: 9 }],
    ['no pocket on the thigh where none is stated', { name: 'Duty Pant', features: ['Zips: steel'] }, { cargo: 'none' }],
    ['hidden pockets', { name: 'Duty Pant', features: ['Hidden pockets: key and magazine'] }, { cargo: 'hidden' }],
    ['slots of an organizer', { name: 'EMS Pant', features: ['9-slot organizer', 'Double knees'] }, { cargo: 'ems', slots: 9, knees: 'double' }],
    ['buttons of a field pant', { name: 'BDU Trouser - Button Fly', features: ['Drawstring ankles'] }, { cargo: 'button', fly: 'button', leg: 'roomy' }],
    ['cloth that stretches', { name: 'Duty Pant', fabric: '97% cotton / 3% spandex' }, { leg: 'slim' }],
    ['quarter-top pockets', { name: 'Uniform Trouser', features: ['Front pockets: quarter top', 'Gripper waistband'] }, { front: 'quarter', waist: 'gripper', crease: true }],
    ['a dress trouser whose pockets are not described', { name: 'Class A Pant' }, { front: 'seam', pockets: 4 }],
    ['an EMT pant', { name: 'EMT Pant' }, { cargo: 'ems' }],
    ['boots of 6 inches', { name: 'Boot', category: 'footwear', features: ['Height: 6 in'] }, { height: 6, zip: 'none' }],
    ['inches in the name', { name: '10" Boot', category: 'footwear' }, { height: 10 }],
    ['a side zip', { name: '8-inch Boot with Side Zip', category: 'footwear' }, { height: 8, zip: 'side' }],
    ['a canvas upper', { name: 'Boot', category: 'footwear', fabric: 'Leather and canvas upper' }, { upper: 'canvas' }],
    ['a membrane', { name: 'Boot', category: 'footwear', features: ['Lining: Gore-Tex'] }, { tag: true }],
    ['coarse nylon', { name: 'Boot', category: 'footwear', fabric: 'Leather and 1000D nylon' }, { ballistic: true }],
    ['shorts with bags', { name: 'Cargo Shorts' }, { cargo: true }],
    ['shorts without', { name: 'Duty Shorts', features: ['Elastic waist'] }, { cargo: false, elastic: true }],
    ['cleats', { name: 'Boot', category: 'footwear', features: ['Outsole with cleat-like lugs'] }, { outsole: 'cleat' }],
    ['a boot that keeps water out', { name: 'Waterproof Boot', category: 'footwear' }, { sealed: true, cut: 'hiker' }],
    ['a boot that does not', { name: 'Boot', category: 'footwear', features: ['Not waterproof'] }, { cut: 'service' }],
    ['a guard of the toe', { name: 'Boot', category: 'footwear', features: ['Protective toe cap', 'Padded collar'] }, { toe: 'guard', padded: true }],
    ['welded overlays', { name: 'Boot', category: 'footwear', fabric: 'Welded mesh upper' }, { welded: true, upper: 'leather-mesh' }],
    ['a boot that is pulled on', { name: 'Pull-On Boot', category: 'footwear', features: ['Moc toe'] }, { lacing: 'none', toe: 'moc' }],
    ['a padded ankle', { name: 'Boot', category: 'footwear', features: ['Padded ankle'] }, { ankle: true }],
    ['a gusseted tongue', { name: 'Boot', category: 'footwear', features: ['Gusseted tongue'] }, { gusset: true }],
    ['a soft toe', { name: 'Boot', category: 'footwear', features: ['Toe: soft (composite version sold too)'] }, { toe: 'plain' }],
    ['a short light', { name: 'Flashlight', category: 'tactical_gear', features: ['Length: 3.5 in'] }, { length: 'keychain' }],
    ['a medium light', { name: 'Flashlight', category: 'tactical_gear', features: ['Length: 5.4 in'] }, { length: 'medium' }],
    ['a long light', { name: 'Flashlight', category: 'tactical_gear', features: ['Length: 10 in'] }, { length: 'long', size: '10 in' }],
    ['a can of 2 oz', { name: 'Pepper Spray', category: 'tactical_gear', features: ['Volume: 2 oz'] }, { volume: 2, agent: 'spray' }],
    ['gel', { name: 'Pepper Gel 1.8 oz', category: 'tactical_gear' }, { volume: 1.8, agent: 'gel' }],
    ['pouches', { name: 'Vest', category: 'tactical_gear', features: ['Mag pouches: 4 rifle, 2 pistol'] }, { riflePouches: 4, pistolPouches: 2 }],
    ['a cap with a word', { name: 'Cap', category: 'accessories', features: ['Embroidery: STAFF on front'] }, { text: 'STAFF' }],
    ['a belt width', { name: 'Belt', category: 'accessories', features: ['Width: 1.75 in'] }, { width: 1.75 }],
    ['a double lock', { name: 'Handcuffs', category: 'accessories', features: ['Double lock: pin'] }, { doubleLock: 'pin' }],
    ['gauntlets', { name: 'Gloves', category: 'accessories', features: ['Cuff: gauntlet'] }, { cuff: 'gauntlet' }],
    ['bars of rank', { name: 'Captain Double Bar Collar Pins', category: 'badges' }, { kind: 'double-bar' }],
    ['titles on a badge', { name: 'Security Enforcement Officer Badge', category: 'badges' }, { text: 'SECURITY/ENFORCEMENT/OFFICER' }],
    ['a star', { name: 'Deputy Sheriff Star Badge', category: 'badges' }, { text: 'DEPUTY/SHERIFF' }],
    ['retention', { name: 'Duty Holster', category: 'duty', features: ['Retention: Level II'] }, { retention: 2 }],
    ['a hidden snap', { name: 'Handcuff Case', category: 'duty', features: ['Closure: hidden snap'] }, { closure: 'hidden-snap' }],
    ['keepers', { name: 'Belt Keepers 4-Pack', category: 'duty', features: ['Width: 1 in'] }, { pack: 4, width: 1 }],
  ]; // biome-ignore format: one case a line reads as a table

  test.each(cases)('%s', (_, product, options) => {
    expect(find({ subcategory: '', ...product }).options).toMatchObject(options);
  });

  const silent: [what: string, product: Partial<RawProduct>, open: string[]][] = [
    ['pockets that are only counted', { name: 'Duty Pant', features: ['Pockets: 9'] }, ['leg']],
    ['no pocket on the thigh where none is stated', { name: 'Duty Pant', features: ['Zips: steel'] }, ['knees']],
    ['hidden pockets', { name: 'Duty Pant', features: ['Hidden pockets: key and magazine'] }, ['magazine']],
    ['a tread that is not stated', { name: 'Boot', category: 'footwear', features: ['Rubber outsole'] }, ['outsole']],
    ['a boot that does not', { name: 'Boot', category: 'footwear', features: ['Not waterproof'] }, ['sealed']],
    ['insulation that is an option', { name: 'Boot', category: 'footwear', features: ['Insulation: 200 g as an option'] }, ['quilted']],
  ]; // biome-ignore format: one case a line reads as a table

  test.each(silent)('and are left open by %s', (_, product, open) => {
    const options = Object.keys(find({ subcategory: '', ...product }).options);
    expect(options.filter((name) => open.includes(name))).toEqual([]);
  });
});

describe('call-outs', () => {
  test('stay within their limits for all products', () => {
    const all = [...bundled, ...sample].map((product) => findArtwork(product).callouts);
    expect(all.filter((callouts) => callouts.length > 6)).toEqual([]);
    expect(all.flat().filter((text) => text.length > 30 || text.length < 3 || text.trim() !== text)).toEqual([]);
    expect(all.flat().filter((text) => /[$]|\bprice\b/i.test(text))).toEqual([]);
    expect(all.filter((callouts) => new Set(callouts).size < callouts.length)).toEqual([]);
  });

  test('never name the maker', () => {
    const named = bundled.flatMap((product) =>
      findArtwork(product).callouts.filter((text) => text.toLowerCase().includes(product.brand.name.toLowerCase())),
    );
    expect(named).toEqual([]);
  });

  test('of a list that is too long name its first item', () => {
    const features = ['Battery: Li-ion, charged in its holder by USB', 'Lumens: 1200 high, 460 medium, 120 low'];
    expect(find({ name: 'Flashlight', category: 'tactical_gear', features }).callouts).toEqual([
      'Lumens 1200 high',
      'Battery Li-ion',
    ]);
  });

  test('come in order of interest, and what is too long is left out', () => {
    const features = [
      'Weight: 26 oz',
      'Drain vents',
      'Height: 8 in',
      'Outsole: a compound that takes many words to tell',
      'Made in: USA',
    ];
    expect(find({ name: 'Boot', category: 'footwear', features }).callouts).toEqual([
      'Height 8 in',
      'Drain vents',
      'Weight 26 oz',
    ]);
  });
});

test.each([
  ['MultiCam', 'multicam'],
  ['Scorpion', 'multicam'],
  ['Woodland Camo', 'woodland'],
  ['ACU Digital', 'digital'],
  ['STX Basketweave', 'basketweave'],
  ['ACU Tan', 'plain'],
  ['Black', 'plain'],
])('the color %s is %s', (name, pattern) => {
  expect(toColorway({ name, hex: '#123456' })).toEqual({ name, hex: '#123456', pattern });
});

test('the drawings know no product and no maker', () => {
  const files = readdirSync('artwork', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const brands = [...new Set(bundled.map(({ brand }) => brand.name))];
  const isWord = (text: string, word: string) => new RegExp(`(?<![\\w-])${escapePattern(word)}(?![\\w-])`).test(text);
  const found = files.flatMap((file) => {
    const text = readFileSync(join('artwork', file), 'utf8');
    const names = [...bundled.map(({ id }) => id), ...brands].filter(
      (name) => text.includes(name) && isWord(text, name),
    );
    return names.map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
