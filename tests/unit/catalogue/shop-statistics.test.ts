import { fillStatistics, shopStatistics, unknownStatistics } from '@/lib/catalogue/shop-statistics';
import { toSizes } from '@/lib/catalogue/sizes/to-sizes';

const brand = (name: string) => ({ name, slug: name });
const limits = { states: [], cities: [], usOnly: false };
const none = { sizes: toSizes(undefined, 'x'), restrictions: undefined };
const products = [
  { brand: brand('a'), sizes: toSizes(['S', 'One Size', '2X'], 'x'), restrictions: undefined },
  { brand: brand('a'), sizes: toSizes({ men: ['XS', 'M'], sleeve_lengths_in: ['32'] }, 'x'), restrictions: limits },
  {
    brand: brand('b'),
    sizes: toSizes({ waist: ['28', '60'], length: ['32', 'Unhemmed'] }, 'x'),
    restrictions: { ...limits, states: ['NY'] },
  },
  {
    brand: brand('b'),
    sizes: { system: 'shoe' as const, labels: ['7', '10.5', '15'] },
    restrictions: { ...limits, cities: ['Portland, OR'] },
  },
];

test('products, brands and ranges are counted; the range of letters has only alpha sizes', () => {
  expect(shopStatistics(products)).toEqual({
    products: '4',
    makers: '2',
    unlimited: '2',
    letters: 'XS to XXL',
    waists: '28 to 60',
    shoes: '7 to 15',
  });
});

test('a statistic without products is undefined', () => {
  const { products: count, ...rest } = shopStatistics([
    { brand: brand('a'), ...none, restrictions: { ...limits, states: ['NY'] } },
  ]);
  expect(count).toBe('1');
  expect(rest).toEqual({ makers: '1', unlimited: undefined, letters: undefined, waists: undefined, shoes: undefined });
});

test('placeholders are replaced; a text with an undefined statistic is undefined', () => {
  const statistics = { ...shopStatistics(products), shoes: undefined };
  expect(fillStatistics('{unlimited} of {products}', statistics)).toBe('2 of 4');
  expect(fillStatistics('since 1987', statistics)).toBe('since 1987');
  expect(fillStatistics('{products}, {shoes}', statistics)).toBeUndefined();
});

test('unknown placeholders are found', () => {
  expect(unknownStatistics('{products} {hats} {}')).toEqual(['hats', '']);
});
