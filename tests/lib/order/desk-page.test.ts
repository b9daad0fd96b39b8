import { readFileSync } from 'node:fs';
import { choiceWords } from '@/lib/catalogue/choice';
import { LONGEST_LINE, MOST_READ } from '@/lib/order/limits';
import type { Candidate, Resolution } from '@/lib/order/resolution';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { readerOf } from './knowledge';

const { resolve } = readerOf(
  indexRowsOf(
    { brand: 'Acme', model: '4120', name: 'Plain Shirt', sizes: ['S', 'M', 'L', 'XL'], colors: ['Black', 'Navy'] },
    {
      brand: 'Acme',
      model: '5230',
      name: 'Long Trousers',
      sizes: { waist: [30, 32, 34], length: [30, 32, 34] },
      colors: ['Black', 'Tan'],
    },
    {
      brand: 'Birch',
      model: '6340',
      name: 'Dress Shirt',
      sizes: { men: [15, 15.5, 16, 16.5], sleeve_lengths_in: [32, 33, 34] },
      colors: ['White'],
    },
    { brand: 'Birch', model: '7450', name: 'Field Boot', sizes: [9, 9.5, 10, 10.5, 11], colors: ['Black'] },
    { brand: 'Birch', model: '8560', name: 'Canvas Cap', colors: ['Tan'] },
  ),
);

const named = ({ row: { card } }: Candidate) => `${card.brand} ${card.name}`;

/** A resolution in the words of the page. */
function inWords(line: Resolution): string {
  if (!('quantity' in line)) return line.kind;
  if (line.kind === 'none') return 'not found';
  const { quantity, person, note } = line;
  const what =
    line.kind === 'which'
      ? `which of ${line.candidates.map(named).join(', ')}`
      : [named(line.candidate), choiceWords(line.candidate.choice)].filter(Boolean).join(', ');
  return `${quantity} × ${what}${person ? ` for ${person}` : ''}${note ? ` (${note})` : ''}`;
}

const doubtsOf = (line: Resolution) => ('doubts' in line ? line.doubts : []);

const page = readFileSync('docs/desk.md', 'utf8');

test('docs/desk.md says of every line it shows how it is read, and what is in doubt', () => {
  const table = page.slice(page.indexOf('| written '), page.indexOf('A table may be pasted'));
  const rows = [...table.matchAll(/^\| (`.*`) +\| (.*?) +\|(.*)\|(.*)\|$/gm)];
  expect(rows.flatMap(([, written = '']) => written.match(/`[^`]+`/g) ?? []).length).toBeGreaterThan(15);
  for (const [, written = '', meaning, doubts, asked] of rows) {
    for (const [, text = ''] of written.matchAll(/`([^`]+)`/g)) {
      const lines = resolve(text);
      expect([text, lines.map(inWords).join('; ')]).toEqual([text, meaning]);
      expect([text, [...new Set(lines.flatMap(doubtsOf))].join(' ')]).toEqual([text, doubts?.trim()]);
      expect([text, [...new Set(lines.flatMap((line) => ('asks' in line ? line.asks : [])))].join(', ')]).toEqual([
        text,
        asked?.trim(),
      ]);
    }
  }
});

test('it says how much is read', () => {
  expect(page).toContain(`at most ${MOST_READ} of them and ${LONGEST_LINE} characters of each`);
});
