import fc from 'fast-check';
import { hash32 } from '@/lib/hash';
import { slugify } from '@/lib/slug';
import { anyCharacter, forAll } from '@/tests/fixtures/for-all';

const anyName = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: anyCharacter }));

describe('the slug of a name', () => {
  test.each([
    ['5.11 Tactical', '511-tactical'],
    ['Original S.W.A.T.', 'original-swat'],
    ["Hero's Pride", 'heros-pride'],
    ['Uncle Mike’s', 'uncle-mikes'],
    ['  LED   Flashlights ', 'led-flashlights'],
    ['a/b\\c?d#e%f', 'a-b-c-d-e-f'],
    ['---', /^n[0-9a-f]{8}$/],
    ['日本', /^n[0-9a-f]{8}$/],
    ['Côte d’Azur', 'cote-dazur'],
    ['Müller & Söhne', 'muller-and-sohne'],
    ['Cafe\u0301', 'cafe'],
    ['Łódź', 'lodz'],
    ['Großer Rucksack', 'grosser-rucksack'],
    ['Обувь', 'obuv'],
  ])('%j has a slug', (name, slug) => {
    expect(slugify(name)).toEqual(typeof slug === 'string' ? slug : expect.stringMatching(slug));
  });

  test('has only lower-case letters, digits and single hyphens', () => {
    forAll(fc.property(anyName, (name) => expect(slugify(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)));
  });

  test('is not changed by slugify', () => {
    forAll(fc.property(anyName, (name) => expect(slugify(slugify(name))).toBe(slugify(name))));
  });
});

test.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('the hash of %j is its FNV-1a hash', (text, hash) => {
  expect(hash32(text)).toBe(hash);
});
