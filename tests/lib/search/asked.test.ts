import { askedOfSample } from './asked-of-sample';
import { sampleRows, searchIn } from './catalogues';
import { scores, weakest } from './judge';
import { mean } from './recall';

const sample = sampleRows(2000);
const list = scores(askedOfSample, searchIn(sample).searcher, sample);

// Floors only rise: a change that lowers one of these figures makes search worse for someone.
test.each([
  ['the noun stays', 1],
  ['what is not sold is said', 1],
  ['not goods', 1],
  ['makers and categories', 1],
  ['order', 1],
  ['negation', 1],
  ['prices in words', 0.88],
  ['plain Spanish nouns', 1],
  ['sizes', 1],
  ['typos', 1],
])('%s', (kind, floor) => {
  const own = list.filter((entry) => entry.kind === kind);
  expect({ weakest: weakest(own), isReached: mean(own.map(({ score }) => score)) >= floor }).toMatchObject({
    isReached: true,
  });
});

test('there are 60 questions or more, and nearly all are answered', () => {
  expect(list.length).toBeGreaterThanOrEqual(60);
  expect(mean(list.map(({ score }) => score))).toBeGreaterThanOrEqual(0.985);
});
