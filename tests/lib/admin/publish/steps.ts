import fc from 'fast-check';

const FIELDS = ['name', 'price', 'stock'] as const;
export type Field = (typeof FIELDS)[number];

const id = fc.constantFrom('a', 'b', 'c', 'new-1', 'new-2');
const who = fc.constantFrom(0, 1);
const field = fc.constantFrom(...FIELDS);
const value = fc.nat({ max: 5 });
const decision = fc.constantFrom(undefined, 'mine' as const, 'theirs' as const);
/** Requests that are cut off, and somebody who commits between two of them. */
const meddling = {
  cut: fc.option(fc.record({ at: fc.nat({ max: 8 }), isBefore: fc.boolean(), isForGood: fc.boolean() }), {
    nil: undefined,
  }),
  between: fc.option(fc.record({ at: fc.nat({ max: 5 }), id, field, value }), { nil: undefined, freq: 2 }),
};
const kind = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds);
const step = fc.oneof(
  { weight: 7, arbitrary: fc.record({ kind: kind('edit'), who, id, field, value }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('delete', 'restore', 'revert', 'add', 'add'), who, id }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('resolve'), who, id, side: kind('mine', 'theirs') }) },
  { weight: 6, arbitrary: fc.record({ kind: kind('publish'), who, decision, ...meddling }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('put-back'), who, back: fc.nat({ max: 3 }), decision, ...meddling }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('other'), id, field, value }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('build'), share: fc.constantFrom(0, 0.3, 0.6), isTold: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('reopen'), who }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('force'), back: fc.integer({ min: 1, max: 3 }) }) },
);

/** Something that happens to two operators, a repository and a store. */
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
export type Meddling = Partial<Pick<Extract<Step, { kind: 'publish' }>, 'cut' | 'between'>>;
export const histories = fc.array(step, { minLength: 4, maxLength: 25, size: 'max' });
