import fc from 'fast-check';
import { STATES } from '@/lib/catalogue/us-states';
import { STANDARD_OPTIONS } from '@/lib/catalogue/variants/selection';
import { type IndexRow, offerOf } from '@/lib/listing/index-row';

import { newLine, type RequestedItem } from '@/lib/request/edit-list';
import { multiLine, parseChoice, singleLine } from '@/lib/request/parse-list';
import { BLANK_DETAILS, MAX_QUANTITY, type RequestLine, type RequestList } from '@/lib/request/request-list';

/** A line with these fields and plain other ones. */
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

/** The list without the ids of its lines, which a link and a file do not have. */
export function withoutIds({ details, lines }: RequestList) {
  return { details, lines: lines.map(({ id: _, ...rest }) => rest) };
}

const odd = fc.constantFrom(
  '=1+1',
  "'tis",
  '"x"; y',
  'a,b',
  '+1 555',
  '-',
  '@home',
  '🧥',
  'é',
  '007',
  'a\tb',
  '<b>',
  'null',
);
const word = (most: number) =>
  fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), odd).map((text) => singleLine(text, most));
const named = (most: number) => word(most).map((text) => text || 'x');
const text = fc
  .oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constant('one\ntwo\n\n=3'))
  .map((some) => multiLine(some, 2000));

const some = <Value>(value: fc.Arbitrary<Value>, isThere: (value: Value) => boolean) =>
  fc.option(value.filter(isThere), { nil: undefined });
const isText = (value: string) => value !== '';

const anyLine = fc
  .record({
    product: named(200),
    name: named(200),
    brand: word(100),
    model: some(word(100), isText),
    price: fc.nat({ max: 500_000 }).map((cents) => cents / 100),
    choice: fc
      .tuple(
        fc.dictionary(fc.constantFrom(...STANDARD_OPTIONS), named(100)),
        fc.dictionary(fc.oneof(fc.constantFrom('Hand', 'Finish', 'Note', 'hand'), named(40)), named(100), {
          maxKeys: 2,
        }),
      )
      .map(([shared, own]) => parseChoice({ ...own, ...shared })),
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    note: some(word(500), isText),
  })
  .map((fields) => JSON.parse(JSON.stringify(fields)) as Omit<RequestLine, 'id'>);

const anyDetails = fc.record({
  organization: word(200),
  contact: word(200),
  email: word(200),
  po: word(200),
  state: fc.constantFrom('', ...Object.keys(STATES)),
  note: text,
});

/** Any list that can be stored. */
export const anyList: fc.Arbitrary<RequestList> = fc
  .record({ details: anyDetails, lines: fc.array(anyLine, { maxLength: 12 }) })
  .map(({ details, lines }) => ({
    details,
    lines: lines.map((fields, index) => ({ id: `line-${index}`, ...fields })),
  }));
