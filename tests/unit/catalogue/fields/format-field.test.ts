import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { fieldAt, fieldLabel, pathParts } from '@/lib/catalogue/fields/field-list';
import { formatBothValues, formatFieldChange, formatFieldValue } from '@/lib/catalogue/fields/format-field';

const UPLOAD = `/uploads/${'a'.repeat(64)}.webp`;
const OTHER_UPLOAD = `/uploads/${'b'.repeat(64)}.webp`;
const SAGE = { name: 'Sage', hex: '#7C876D' };
const NAMES = [{ key: 'duty', name: 'Duty & belts' }];
const format = (field: string, value: unknown) => formatFieldValue(field, value, NAMES);
const change = (field: string, from: unknown, to: unknown) => {
  const formatted = formatFieldChange({ field, from, to }, NAMES);
  return 'list' in formatted ? formatted.list : `${formatted.from} → ${formatted.to}`;
};

test.each<[string, unknown, string]>([
  ['id', 'shirt-1', 'shirt-1'],
  ['description', 'Two\nlines', 'Two\nlines'],
  ['variants {"size":"3XL"} number', '72175-3XL', '72175-3XL'],
  ['variants {"size":"3XL"} price', 82, '$82.00'],
  ['variants {"size":"3XL"} price', 0, 'no price'],
  ['variants {"size":"3XL"} price', null, 'not set'],
  ['variants {"size":"3XL"} stock', undefined, 'not set'],
  ['variants {"size":"3XL"} image_links', ['https://example.com/a.jpg'], 'a.jpg'],
  ['variants {"size":"3XL"} made', false, 'no'],
  ['variants {"size":"3XL"} made', true, 'yes'],
  ['category', 'duty', 'Duty & belts'],
  ['price', 1699.5, '$1,699.50'],
  ['price', 0, 'no price'],
  ['oldPrice', 20, '$20.00'],
  ['isBestseller', true, 'yes'],
  ['stock', 0, '0'],
  ['stock', undefined, '50'],
  ['fabric', '', 'nothing'],
  ['date', '2026-03-24', 'Mar 24, 2026'],
  ['createdAt', '2026-03-24T23:59:00.000Z', 'Mar 24, 2026'],
  ['rating', 4.5, '4.5'],
  ['features', ['Warm', 'Weight: 9 oz'], 'Warm, Weight: 9 oz'],
  ['features', ['Warm, dry', 'Light'], 'Warm, dry; Light'],
  ['available_colors', ['Black', SAGE, '#121212', '#010203'], 'Black, Sage, Black, #010203'],
  ['available_sizes', ['S', 8.5, 'One Size'], 'S, 8.5, One Size'],
  ['size', { waist: [30, 32], length: ['Unhemmed'] }, 'waist 30, 32; length Unhemmed'],
  ['sizes', { men: ['S'], sleeve_lengths_in: [] }, 'men’s S; sleeve nothing'],
  ['image_links', [UPLOAD, 'https://example.com/a/front.jpg?w=2'], 'Picture 1, front.jpg'],
  ['image_links', [{ src: '/drawings/cap.svg', color: 'Black', view: 'Back' }], 'cap.svg'],
  [
    'restrictions',
    { states: ['NY', 'AK'], cities: ['Portland, OR'], minimumAge: 18, usOnly: true },
    'not to New York; not to Alaska; not to Portland, OR; from 18 years; U.S. only',
  ],
  ['unheard', { a: [1, true], b: null }, 'a 1, yes; b nothing'],
  ['colors', { name: 'Sage' }, 'name Sage'],
])('%s %j is formatted as %j', (field, value, text) => expect(format(field, value)).toBe(text));

test('a category that is not in the file has its default name', () => {
  const [{ key, name } = { key: '', name: '' }] = CATEGORIES;
  expect([formatFieldValue('category', key, []), format('category', 'tall_plants')]).toEqual([name, 'Tall plants']);
});

test.each<[string, unknown, unknown, string]>([
  ['colors', ['Black', 'Navy'], ['Navy', SAGE], '+ Sage, − Black'],
  ['colors', ['Black', 'Navy'], ['Navy', 'Black'], 'reordered'],
  ['colors', ['Black', 'Navy'], ['Navy', 'Black', 'Tan'], '+ Tan, reordered'],
  ['colors', [SAGE], [{ ...SAGE, hex: '#7C8770' }], '+ Sage #7C8770, − Sage #7C876D'],
  ['colors', undefined, [SAGE], 'nothing → Sage'],
  ['features', ['Warm, dry'], ['Light'], '+ Light; − Warm, dry'],
  ['available_sizes', ['S'], ['S', 'M'], '+ M'],
  ['available_sizes', [8], ['8'], 'written differently'],
  ['sizes', { waist: [30], length: [32] }, { waist: [30, 32], length: [] }, '+ waist 32, − length 32'],
  ['image_links', [UPLOAD], [OTHER_UPLOAD], '+ Picture 1, − the former Picture 1'],
  ['image_links', ['/a.svg'], [{ src: '/a.svg', color: 'Navy' }], '+ a.svg (Navy), − the former a.svg'],
  [
    'image_links',
    [{ src: '/a.svg', alt: 'Front' }],
    [{ src: '/a.svg', alt: 'A cap' }],
    '+ a.svg (A cap), − a.svg (Front)',
  ],
  ['restrictions', { states: ['NY'] }, { states: ['NY'], minimumAge: 18 }, '+ from 18 years'],
  ['price', 10, 12.5, '$10.00 → $12.50'],
  ['isBestseller', undefined, true, 'no → yes'],
  ['category', 'duty', 'elsewhere', 'Duty & belts → Elsewhere'],
])('a change of %s from %j to %j is formatted as %j', (field, from, to, text) =>
  expect(change(field, from, to)).toBe(text),
);

test('long texts are cut to the start of their difference', () => {
  const text = 'x'.repeat(500);
  const [before, after] = formatBothValues('description', [`${text}old${text}`, `${text}new`], []);
  expect([before.indexOf('old'), after, before.length]).toEqual([41, `…${'x'.repeat(40)}new`, 162]);
  expect(format('description', text)).toBe(`${'x'.repeat(160)}…`);
});

test('many changes of a list are cut to 400 characters', () => {
  const lines = Array.from({ length: 200 }, (_, index) => `Line ${index}`);
  expect(change('features', ['One'], lines)).toHaveLength(401);
});

test.each([
  ['variants {"color":"Black","size":"3XL"} price', 'Black, 3XL: Price'],
  ['variants {"size":{"length":"32","waist":"34"}} oldPrice', '34 × 32: Old price'],
  ['variants {"options":{"Hand":"Left"}} number', 'Left: Item number'],
  ['variants {"color":"Khaki"} made', 'Khaki: Available'],
  ['variants {} price', 'All variants: Price'],
  ['variants[3].price', 'Variants'],
])('%s has the label %s', (path, label) => {
  expect(fieldLabel(path)).toBe(label);
});

test('a variant fact is part of the field variants, also if its size contains brackets', () => {
  const path = 'variants {"size":"9.5 [wide]"} price';
  expect([pathParts(path), fieldAt(path)?.key]).toEqual([['variants', '{"size":"9.5 [wide]"}', 'price'], 'variants']);
});

test('a change of pictures of a variant lists added and removed pictures', () => {
  const links = (...names: string[]) => names.map((name) => `https://example.com/${name}.jpg`);
  expect(change('variants {"color":"Black"} image_links', links('a', 'b'), links('b', 'c'))).toBe('+ c.jpg, − a.jpg');
});
