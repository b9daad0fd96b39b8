import fc from 'fast-check';
import { STATES } from '@/lib/catalogue/us-states';
import { STANDARD_OPTIONS } from '@/lib/catalogue/variants/offer';
import { type IndexRow, offerOf } from '@/lib/listing/index-row';
import { newLine, type RequestedItem } from '@/lib/request/edit-list';
import { multiLine, parseSelection, singleLine } from '@/lib/request/parse-list';
import { BLANK_DETAILS, MAX_QUANTITY, type RequestLine, type RequestList } from '@/lib/request/request-list';
import { anyCharacter } from '@/tests/fixtures/for-all';

/** A line with these fields and default values for the others. */
export function line(fields: Partial<RequestLine> = {}): RequestLine {
  const { id = 'line-1', product = 'shirt' } = fields;
  return { id, product, name: 'Plain Shirt', brand: 'Maker', price: 10, choice: {}, quantity: 1, ...fields };
}

/** A new line for a product of the index. */
export const lineFor = (row: IndexRow, item: RequestedItem) => newLine(row.card, offerOf(row), item);

/** A list of lines; default ids: 'line-1', 'line-2'. */
export function listOf(...lines: Partial<RequestLine>[]): RequestList {
  return { details: BLANK_DETAILS, lines: lines.map((fields, index) => line({ id: `line-${index + 1}`, ...fields })) };
}

const unusualText = fc.constantFrom(
  ...['=1+1', "'tis", '"x"; y', 'a,b', '+1 555', '-', '@home', '🧥', 'é', '007', 'a\tb', '<b>', 'null'],
);
const anyText = (max: number) =>
  fc.oneof(fc.string({ unit: anyCharacter, maxLength: 40 }), unusualText).map((text) => singleLine(text, max));
const nonEmptyText = (max: number) => anyText(max).map((text) => text || 'x');
const multiLineText = fc
  .oneof(fc.string({ unit: anyCharacter, maxLength: 80 }), fc.constant('one\ntwo\n\n=3'))
  .map((text) => multiLine(text, 2000));

const optionalText = (max: number) => fc.option(nonEmptyText(max), { nil: undefined });

const customOption = fc.oneof(fc.constantFrom('Hand', 'Finish', 'Note', 'hand'), nonEmptyText(40));
const anySelection = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...STANDARD_OPTIONS), nonEmptyText(100)),
    fc.dictionary(customOption, nonEmptyText(100), { maxKeys: 2 }),
  )
  .map(([standard, custom]) => parseSelection({ ...custom, ...standard }));

const anyLine = fc
  .record({
    product: nonEmptyText(200),
    name: nonEmptyText(200),
    brand: anyText(100),
    model: optionalText(100),
    price: fc.nat({ max: 500_000 }).map((cents) => cents / 100),
    choice: anySelection,
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    note: optionalText(500),
  })
  .map((fields) => JSON.parse(JSON.stringify(fields)) as Omit<RequestLine, 'id'>);

const anyDetails = fc.record({
  organization: anyText(200),
  contact: anyText(200),
  email: anyText(200),
  po: anyText(200),
  state: fc.constantFrom('', ...Object.keys(STATES)),
  note: multiLineText,
});

/** Any list that can be stored. */
export const anyList: fc.Arbitrary<RequestList> = fc
  .record({ details: anyDetails, lines: fc.array(anyLine, { maxLength: 12 }) })
  .map(({ details, lines }) => ({
    details,
    lines: lines.map((fields, index) => ({ id: `line-${index}`, ...fields })),
  }));
