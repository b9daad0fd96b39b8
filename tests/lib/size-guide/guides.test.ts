import type { CategoryKey } from '@/lib/catalogue/categories';
import type { Sizes } from '@/lib/catalogue/sizes';
import { guideFor } from '@/lib/size-guide/guide-for';
import { GUIDES } from '@/lib/size-guide/guides';

const LETTERS: Sizes = { system: 'alpha', labels: ['S', 'M', 'L'] };

const guide = (sizes: Sizes, category: CategoryKey, slug = '') =>
  guideFor({ sizes, placements: [{ category, ...(slug && { subcategory: { slug, name: slug } }) }] });

test.each<[Sizes, CategoryKey, string, string | undefined]>([
  [LETTERS, 'clothing', 'shirts', 'letters'],
  [LETTERS, 'clothing', '', 'letters'],
  [LETTERS, 'tactical_gear', 'tactical-vests', 'letters'],
  [LETTERS, 'accessories', 'gloves', 'gloves'],
  [LETTERS, 'accessories', 'caps', 'caps'],
  [LETTERS, 'accessories', 'belts', 'belts'],
  [LETTERS, 'duty', '', 'belts'],
  [{ system: 'numeric', labels: ['30', '32'] }, 'duty', '', 'belts'],
  [{ system: 'shoe', labels: ['9'] }, 'footwear', 'boots', 'shoes'],
  [{ system: 'waist-length', waists: ['30'], lengths: ['32'] }, 'clothing', 'pants', 'trousers'],
  [{ system: 'men-sleeve', men: ['S'], sleeves: ['33'] }, 'clothing', 'shirts', 'shirts'],
  [{ system: 'none' }, 'clothing', 'shirts', undefined],
  [{ system: 'alpha', labels: ['One Size'] }, 'accessories', 'caps', undefined],
  [{ system: 'alpha', labels: ['One Size', 'Oversized'] }, 'tactical_gear', 'tactical-vests', undefined],
  [{ system: 'numeric', labels: ['10', '12'] }, 'badges', '', undefined],
])('%j in %s/%s has the guide %s', (sizes, category, slug, expected) => {
  expect(guide(sizes, category, slug)).toBe(expected);
});

describe.each(Object.entries(GUIDES))('the guide %s', (_, { steps, tables, note }) => {
  test('says how to measure, and closes with a note', () => {
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(note).toMatch(/\.$/);
  });

  test('has a cell under every heading', () => {
    for (const { columns, rows } of tables) {
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ label, cells }) => !label || cells.length !== columns.length - 1)).toEqual([]);
    }
  });

  test('measures more with each larger size', () => {
    for (const { columns, rows } of tables) {
      for (let column = 0; column < columns.length - 1; column += 1) {
        const values = rows.map(({ cells }) => Number([cells[column]].flat()[0]));
        expect(values).toEqual([...values].sort((a, b) => a - b));
        expect(new Set(values).size).toBe(values.length);
      }
    }
  });
});
