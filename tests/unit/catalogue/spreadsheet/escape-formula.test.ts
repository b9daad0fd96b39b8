import fc from 'fast-check';
import { escapeFormula, unescapeFormula } from '@/lib/catalogue/spreadsheet/escape-formula';
import { forAll } from '@/tests/fixtures/for-all';

test.each(['=1', '+1', '-1', '@a', '\tx', '\rx'])('a spreadsheet takes %j for no formula', (cell) => {
  expect(escapeFormula(cell)).toBe(`'${cell}`);
});

test.each([
  ['\uff1d1', "'\uff1d1"],
  ['\uff0b1', "'\uff0b1"],
  ['\uff0d1', "'\uff0d1"],
  ['\uff20a', "'\uff20a"],
  [' =1', " '=1"],
  ['\u00a0=1', "\u00a0'=1"],
  ['\u3000@a', "\u3000'@a"],
  ['a;=1', "a;'=1"],
  ['a; +1; b', "a; '+1; b"],
  ['a\n=1', "a\n'=1"],
  ['5 - 3; x=1', '5 - 3; x=1'],
])('nor %j, whatever parts its cells', (cell, guarded) => {
  expect(escapeFormula(cell)).toBe(guarded);
});

test('any cell comes back as it was', () => {
  forAll(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('=', "'", '-', "'=", ';', ' ', '\n', '\r', '\t', '\uff1d'))),
      (parts) => {
        const cell = parts.join('');
        expect(unescapeFormula(escapeFormula(cell))).toBe(cell);
      },
    ),
  );
});
