import { compact, headNoun, normalizeText, stem, tokenize } from '@/lib/search/normalize';

const words = (text: string) => tokenize(text).map((token) => token.stem);

test.each([
  ['Gloves', ['glove']],
  ['0.5 oz', ['0.5oz']],
  ['½ oz', ['0.5oz']],
  ['8"', ['8in']],
  ['8-inch boots', ['8in', 'boot']],
  ['5-in-1 jacket', ['5', '1', 'jacket']],
  ['10 x 12 in', ['10', '12in']],
  ['3X', ['3xl']],
  ['2 XL', ['2xl']],
  ['T-Shirts', ['tshirt']],
  ['5.11', ['511']],
  ['E.M.T.', ['emt']],
  ['A.T.A.C. 2.0', ['atac', '2.0']],
  ['VTS-989', ['vts', '989']],
  ["Rigger's Belt", ['rigger', 'belt']],
  ['belt for the boots', ['belt', 'boot']],
  ['for the', ['for', 'the']],
  ['Pulse+ III™', ['pulse', 'iii']],
  ['Über-Größe', ['uber', 'große']],
  ['', []],
])('the words of %j are %j', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test.each([
  ['batteries', 'battery'],
  ['watches', 'watch'],
  ['cases', 'case'],
  ['gloves', 'glove'],
  ['harness', 'harness'],
  ['mk3s', 'mk3s'],
])('the singular of %s is %s', (word, singular) => {
  expect(stem(word)).toBe(singular);
});

test.each([
  ['Home Defense Pepper Gel with Wall Mount', 'gel'],
  ['TDU Belt 1.5"', 'belt'],
  ['Lightweight Tactical Shirt - Long Sleeve', 'shirt'],
  ['Utili-T Crew 3-Pack', 'crew'],
  ['Pouch (double), nylon', 'pouch'],
  ['', ''],
])('the noun of %j is %j', (name, noun) => {
  expect(headNoun(name)).toBe(noun);
});

test('the compact form has only letters and digits', () => {
  expect(compact('5.11 VTS-989/b')).toBe('511vts989b');
});

test('normalizing twice has the same result as once', () => {
  expect(normalizeText(normalizeText('Café ½ 8” ×'))).toBe(normalizeText('Café ½ 8” ×'));
});
