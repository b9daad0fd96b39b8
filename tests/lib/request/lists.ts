import fc from 'fast-check';
import { CHOICE_NAMES } from '@/lib/catalogue/choice';
import { STATES } from '@/lib/catalogue/states';
import type { IndexRow } from '@/lib/listing/row';
import { soldOf } from '@/lib/listing/sold-of';
import { newLine, type RequestedChoice } from '@/lib/request/operations';
import { readChoice, tidyLine, tidyText } from '@/lib/request/read-list';
import { BLANK_HEAD, MOST_OF_A_LINE, type RequestLine, type RequestList } from '@/lib/request/request';

/** A line with some fields; the others are plain ones. */
export function line(fields: Partial<RequestLine> = {}): RequestLine {
  const { id = 'line-1', product = 'shirt' } = fields;
  return { id, product, name: 'Plain Shirt', brand: 'Maker', price: 10, choice: {}, quantity: 1, ...fields };
}

/** A new line for a product of the index. */
export const lineFor = (row: IndexRow, wish: RequestedChoice) => newLine(row.card, soldOf(row), wish);

/** A list of lines, the ids of which are their places unless they say otherwise. */
export function listOf(...lines: Partial<RequestLine>[]): RequestList {
  return { head: BLANK_HEAD, lines: lines.map((fields, index) => line({ id: `line-${index + 1}`, ...fields })) };
}

/** The list without what may differ after a journey. */
export function withoutIds({ head, lines }: RequestList) {
  return { head, lines: lines.map(({ id: _, ...rest }) => rest) };
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
  fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), odd).map((text) => tidyLine(text, most));
const named = (most: number) => word(most).map((text) => text || 'x');
const text = fc
  .oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constant('one\ntwo\n\n=3'))
  .map((some) => tidyText(some, 2000));

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
        fc.dictionary(fc.constantFrom(...CHOICE_NAMES), named(100)),
        fc.dictionary(fc.oneof(fc.constantFrom('Hand', 'Finish', 'Note', 'hand'), named(40)), named(100), {
          maxKeys: 2,
        }),
      )
      .map(([shared, own]) => readChoice({ ...own, ...shared })),
    quantity: fc.integer({ min: 1, max: MOST_OF_A_LINE }),
    person: some(word(100), isText),
    note: some(word(500), isText),
  })
  .map((fields) => JSON.parse(JSON.stringify(fields)) as Omit<RequestLine, 'id'>);

const anyHead = fc.record({
  organization: word(200),
  contact: word(200),
  email: word(200),
  phone: word(200),
  po: word(200),
  neededBy: fc.constantFrom('', '2026-12-01'),
  state: fc.constantFrom('', ...Object.keys(STATES)),
  note: text,
});

/** Any list that can be kept. */
export const anyList: fc.Arbitrary<RequestList> = fc
  .record({ head: anyHead, lines: fc.array(anyLine, { maxLength: 12 }) })
  .map(({ head, lines }) => ({ head, lines: lines.map((fields, index) => ({ id: `line-${index}`, ...fields })) }));
