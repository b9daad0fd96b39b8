import type { CategoryKey } from '@/lib/catalogue/categories/categories';
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
