import { parseCatalogue } from '@/lib/catalogue/parse';
import { summarizeCatalogue } from '@/scripts/catalogue/summarize-catalogue';
import { catalogueOf, FILE, rawCatalogue, row } from '@/tests/fixtures/catalogue';

const summaryOf = (...products: object[]) => {
  const raw = rawCatalogue({ clothing: products.map((fields, index) => row({ id: `a-${index}`, ...fields })) });
  return summarizeCatalogue(raw, catalogueOf(parseCatalogue(raw, FILE)));
};

test('variants, combinations and quantities are counted; prices are those of available variants', () => {
  const { variants, categories } = summaryOf(
    {
      price: 10,
      available_colors: ['Black', 'Navy'],
      sizes: ['S', '3XL'],
      variants: [
        { size: '3XL', price: 14 },
        { color: 'Navy', size: '3XL', made: false },
      ],
    },
    { price: 20, variants: [{ price: 0 }] },
    { price: 12, quantities: { pack: 6 } },
  );
  expect(variants).toEqual({
    'products with variants': 2,
    'variants, as they are written': 3,
    'available combinations': 4,
    'unavailable combinations': 1,
    'products at more than one price': 1,
    'products with quantities': 1,
  });
  expect(categories[0]).toMatchObject({ products: 3, prices: '$10.00 to $14.00', unpriced: 1 });
});
