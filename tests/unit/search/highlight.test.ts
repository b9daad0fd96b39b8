import fc from 'fast-check';
import { highlightMatches } from '@/lib/search/highlight';
import { forAll } from '../../fixtures/for-all';

const show = (text: string, query: string) =>
  highlightMatches(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Tactical Vest', 'tac ve', '[Tac]tical [Ve]st'],
  ['Duty Gloves', 'glove', 'Duty [Glove]s'],
  ['Street Guard Glove', 'gloves', 'Street Guard [Glove]'],
  ['VTS-989 Stun Gun', 'vts989', '[VTS-989] Stun Gun'],
  ['5.11 Tactical', '511', '[5.11] Tactical'],
  ['Café Cap', 'cafe', '[Café] Cap'],
  ['Cafe\u0301 Cap', 'café', '[Cafe\u0301] Cap'],
  ["Hero's Pride", 'heros', "[Hero's] Pride"],
  ['Flashlight', 'light', 'Flashlight'],
  ['Duty Belt', '', 'Duty Belt'],
  ['Duty Belt', '- "', 'Duty Belt'],
  ['Duty Belt 2.25"', '2.25"', 'Duty Belt [2.25]"'],
])('%j for %j', (text, query, marked) => {
  expect(show(text, query)).toBe(marked);
});

test('the parts joined are the text', () => {
  forAll(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      expect(
        highlightMatches(text, query)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
