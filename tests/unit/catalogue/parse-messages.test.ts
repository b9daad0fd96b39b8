import { FIELD_LIST } from '@/lib/catalogue/fields/field-list';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { FILE, problemsOf, rawCatalogue, row } from '@/tests/fixtures/catalogue';

const FIELDS = FIELD_LIST.map(({ key }) => key);
const VALUES = [null, true, -1, 1e300, Number.NaN, '', 'x', [], [null], [[]], [{}], {}, { a: 1 }];
/** Default messages of zod. */
const ZOD_DEFAULTS = /Invalid|Unrecognized|[Ee]xpected|received|undefined|\[object|NaN$/;

test.each(FIELDS)('the problems of %s have that field and no default message of zod', (field) => {
  const problems = VALUES.flatMap((value) =>
    problemsOf(parseCatalogue(rawCatalogue({ clothing: [row({ [field]: value })] }), FILE)),
  );
  expect(problems.filter(({ message }) => ZOD_DEFAULTS.test(message.replace('not NaN', '')))).toEqual([]);
  const fieldOrPart = new RegExp(`^${field}(?:$|[[.])`);
  expect(problems.filter((problem) => !fieldOrPart.test(problem.field ?? ''))).toEqual([]);
});
