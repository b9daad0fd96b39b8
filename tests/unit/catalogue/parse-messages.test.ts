import { FIELD_LIST } from '@/lib/catalogue/fields/field-list';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { FILE, problemsOf, rawCatalogue, row } from '@/tests/fixtures/catalogue';

const FIELDS = FIELD_LIST.map(({ key }) => key);
const VALUES = [null, true, -1, 1e300, Number.NaN, '', 'x', [], [null], [[]], [{}], {}, { a: 1 }];
/** How zod speaks when nobody told it what to say. */
const ZOD = /Invalid|Unrecognized|[Ee]xpected|received|undefined|\[object|NaN$/;

test.each(FIELDS)('the problems of %s name that field and are in our own words', (field) => {
  const problems = VALUES.flatMap((value) =>
    problemsOf(parseCatalogue(rawCatalogue({ clothing: [row({ [field]: value })] }), FILE)),
  );
  expect(problems.filter(({ message }) => ZOD.test(message.replace('not NaN', '')))).toEqual([]);
  const named = new RegExp(`^${field}(?:$|[[.])`);
  expect(problems.filter((problem) => !named.test(problem.field ?? ''))).toEqual([]);
});
