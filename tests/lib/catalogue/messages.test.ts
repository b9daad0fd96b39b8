import { parseCatalogue } from '@/lib/catalogue/parse';
import { FILE, problemsOf, rawCatalogue, row } from '@/tests/fixtures/catalogue';

const FIELDS = [
  'id',
  'name',
  'brand',
  'model',
  'type',
  'price',
  'oldPrice',
  'category',
  'categoryName',
  'subcategory',
  'rating',
  'description',
  'features',
  'image_links',
  'available_sizes',
  'size',
  'sizes',
  'available_colors',
  'colors',
  'fabric',
  'date',
  'createdAt',
  'updatedAt',
  'isBestseller',
  'stock',
  'restrictions',
  'pieces',
];
const VALUES = [null, true, -1, 1e300, Number.NaN, '', 'x', [], [null], [[]], [{}], {}, { a: 1 }];
/** How zod speaks when nobody told it what to say. */
const ZOD = /Invalid|Unrecognized|[Ee]xpected|received|undefined|\[object|NaN$/;

test.each(FIELDS)('whatever stands in %s, its problems are in words of our own', (field) => {
  const messages = VALUES.flatMap((value) =>
    problemsOf(parseCatalogue(rawCatalogue({ clothing: [row({ [field]: value })] }), FILE)).map(
      ({ message }) => message,
    ),
  );
  expect(messages.filter((message) => ZOD.test(message.replace('not NaN', '')))).toEqual([]);
});

test.each(FIELDS)('every problem of %s names that field', (field) => {
  const named = VALUES.flatMap((value) =>
    problemsOf(parseCatalogue(rawCatalogue({ clothing: [row({ [field]: value })] }), FILE)).map(
      (problem) => problem.field,
    ),
  );
  expect(
    named.filter((name) => name !== field && !name?.startsWith(`${field}[`) && !name?.startsWith(`${field}.`)),
  ).toEqual([]);
});
