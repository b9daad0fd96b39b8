import type { CategoryKey } from '@/lib/catalogue/categories/categories';
import type { SizeMeasure } from '@/lib/catalogue/schema/size-guides';
import { formatMeasure } from '@/lib/catalogue/sizes/measure-unit';
import { sizeGuideForProduct } from '@/lib/catalogue/sizes/size-guides';
import type { Sizes } from '@/lib/catalogue/sizes/sizes';

const LETTERS: Sizes = { system: 'alpha', labels: ['S', 'M', 'L'] };

const guide = (sizes: Sizes, category: CategoryKey, slug = '') =>
  sizeGuideForProduct({ sizes, placements: [{ category, ...(slug && { subcategory: { slug, name: slug } }) }] });

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
  expect(guide(sizes, category, slug)?.id).toBe(expected);
});

test.each<[SizeMeasure, string, string]>([
  [34, '34', '86'],
  [[34, 36], '34–36', '86–91'],
  [14.5, '14.5', '36.8'],
  [[14, 14.5], '14–14.5', '35.6–36.8'],
  [[7, 7.5], '7–7.5', '17.8–19.1'],
])('%j inches are written as %s inches and %s centimeters', (measure, inches, centimeters) => {
  expect([formatMeasure(measure, 'in'), formatMeasure(measure, 'cm')]).toEqual([inches, centimeters]);
});
