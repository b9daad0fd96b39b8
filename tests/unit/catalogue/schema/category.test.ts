import { categoriesSchema } from '@/lib/catalogue/schema/category';
import { FACETS } from '@/lib/listing/facets/facets';
import { SORT_PAGE_PARAMETERS } from '@/lib/listing/url-state';
import { schemaProblems } from '@/tests/fixtures/schema-problems';

const problemsOf = (fields: object) => schemaProblems(categoriesSchema, [{ key: 'clothing', ...fields }]);

test('card facts are lists of labels for a category and for its subcategories', () => {
  expect(problemsOf({ cardFacts: ['Pockets', 'Collar'], subcategoryCardFacts: { 'polo-shirts': ['Fit'] } })).toEqual(
    [],
  );
});

test.each<[fields: object, problem: string]>([
  [{ cardFacts: 'Pockets' }, '0.cardFacts: must be a list of labels, not the text "Pockets"'],
  [{ cardFacts: ['Pockets', ' '] }, '0.cardFacts.1: must not be empty'],
  [{ cardFacts: Array(21).fill('Pockets') }, '0.cardFacts: has 21 labels; at most 20 are allowed'],
  [{ subcategoryCardFacts: { shirts: [4] } }, '0.subcategoryCardFacts.shirts.0: must be text, not 4'],
  [
    { subcategoryCardFacts: { 'Polo Shirts': ['Fit'] } },
    '0.subcategoryCardFacts.Polo Shirts: is not the address part of a subcategory, such as "polo-shirts"',
  ],
])('%j is rejected', (fields, problem) => {
  expect(problemsOf(fields)).toEqual([problem]);
});

const facet = { parameter: 'material', legend: 'Material' };

test('a filter has labels or a field', () => {
  const facets = [
    { ...facet, field: 'fabric', values: ['Cotton', 'Pima cotton'], includes: { Cotton: ['Pima cotton'] } },
    { parameter: 'height', legend: 'Height', labels: ['Height'] },
  ];
  expect(problemsOf({ facets })).toEqual([]);
});

test.each<[facets: object[], problem: string]>([
  [[facet], '0.facets.0: must have either labels or field'],
  [[{ ...facet, field: 'fabric', labels: ['Material'] }], '0.facets.0: must have either labels or field'],
  [
    [{ ...facet, field: 'Fabrik' }],
    '0.facets.0.field: is "Fabrik"; it must be one of fabric, type, model, pack, unit; the nearest is "fabric"',
  ],
  [
    [{ ...facet, field: 'Hand' }],
    '0.facets.0.field: is "Hand"; it must be one of fabric, type, model, pack, unit; specifications and options belong in "labels"',
  ],
  [
    [
      { ...facet, field: 'fabric' },
      { ...facet, field: 'type' },
    ],
    '0.facets.1.parameter: is "material", which another filter of the category has; choose another name',
  ],
  [
    [{ ...facet, field: 'fabric', values: ['Cotton'], includes: { Cotton: ['Pima'] } }],
    '0.facets.0.includes: names "Pima", which is not in "values"',
  ],
  [[{ ...facet, field: 'fabric', includes: [] }], '0.facets.0.includes: must be an object of lists, not a list'],
])('the filters %j are rejected', (facets, problem) => {
  expect(problemsOf({ facets })).toEqual([problem]);
});

test.each([...new Set(FACETS.map(({ parameter }) => parameter)), ...SORT_PAGE_PARAMETERS])(
  'a filter cannot have the parameter %s, which every listing has',
  (parameter) => {
    expect(problemsOf({ facets: [{ ...facet, parameter, field: 'type' }] })).toEqual([
      `0.facets.0.parameter: is "${parameter}", which every listing uses already; choose another name`,
    ]);
  },
);
