import { categoriesSchema } from '@/lib/catalogue/schema/category';

const problemsOf = (fields: object) => {
  const issues = categoriesSchema.safeParse([{ key: 'clothing', ...fields }]).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

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
