import { rowsOf, searchIn } from '@/tests/unit/search/catalogues';
import { typoRecall, typoTolerance } from '@/tests/unit/search/recall';
import { typos } from '@/tests/unit/search/typos';

/** Spellings of ids and model numbers, with the id of the product. */
const itemQueries: [query: string, id: string][] = [
  ['rothco 107', 'rothco-107'],
  ['ROTHCO107', 'rothco-107'],
  ['5.11 111', '511-111'],
  ['smith wesson 102', 'smithwesson-102'],
  ['vts-989', 'vipertek-101'],
  ['vts989', 'vipertek-101'],
  ['vts 989', 'vipertek-101'],
  ['989', 'vipertek-101'],
  ['f5252', 'propper-104'],
  ['propper f5252 pants', 'propper-104'],
  ['hc14bk', 'sabre-102'],
  ['hc 14 bk', 'sabre-102'],
  ['8346218', 'thorogood-101'],
  ['35w7886', 'flying-cross-101'],
  ['ml300l', 'maglite-101'],
  ['g2x-c', 'surefire-101'],
  ['700c', 'peerless-101'],
  ['model 702c', 'peerless-102'],
  ['zt55', 'zak-tool-101'],
  ['zt 55', 'zak-tool-101'],
  ['22fts', 'fox-labs-101'],
  ['byrna cl', 'byrna-103'],
  ['mopc', 'condor-106'],
  ['547', 'leapers-utg-101'],
  ['685m-3', 'soffe-101'],
  ['t8 nfs', 'garmont-101'],
  ['s-1005', 'sabre-110'],
  ['44h100', 'blackhawk-102'],
  ['e02268', 'bates-104'],
];

// Minimum figures. Raise one when search improves; never lower one.
const bundled = rowsOf('data/catalogue.json');
const { first8 } = searchIn(bundled);

describe('200 words with one letter wrong', () => {
  test.each([
    [1, 0.975],
    [2, 0.975],
    [3, 0.96],
  ])('seed %i', (seed, floor) => {
    expect(typoTolerance(typos(bundled, 200, seed), first8)).toBeGreaterThanOrEqual(floor);
  });

  // Since 28 November measured with variants, as in the browser; without them it was 0.963.
  test('return nearly the same first eight products', () => {
    expect(typoRecall(typos(bundled, 200), first8)).toBeGreaterThanOrEqual(0.961);
  });
});

describe('item numbers come first', () => {
  test.each(itemQueries)('%s', (query, id) => {
    expect(first8(query)[0]?.card.id).toBe(id);
  });

  test('every model number, also if products share it', () => {
    const missing = bundled.filter(({ card }) => card.model && first8(card.model)[0]?.card.model !== card.model);
    expect(missing.map(({ card }) => card.model)).toEqual([]);
  });

  test('every id', () => {
    const missing = bundled.filter((row) => first8(row.card.id)[0] !== row);
    expect(missing.map(({ card }) => card.id)).toEqual([]);
  });
});
