import type { RawProduct } from '../../catalogue/schema/product';
import { z } from '../../zod';

const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

const id = z.string().min(1).max(80);
// A prototype that hides in a file must not become one of ours. Checked first, for a record drops such a name in silence.
const fieldsNamed = (most: number) =>
  z
    .unknown()
    .refine((value) => !FORBIDDEN.some((name) => Object.hasOwn(Object(value), name)), {
      error: 'has a forbidden field',
    })
    .pipe(z.record(z.string().max(most), z.unknown()));

/**
 * The values of an update; a name tells of what a variant says which variant that is. The id names the product: as a field it would give the
 * product another address.
 */
const values = fieldsNamed(1000).refine((given) => !Object.hasOwn(given, 'id'), {
  error: 'names the id, which no update changes: delete the product and add it under the other id',
});

const opSchema = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('add'), id, product: fieldsNamed(40) }),
  z.strictObject({ op: z.literal('update'), id, baseHash: z.string(), set: values, was: values }),
  z.strictObject({ op: z.literal('delete'), id, baseHash: z.string().optional() }),
]);

const fileSchema = z.strictObject({
  path: z
    .string()
    .regex(/^\/uploads\/[0-9a-f]{64}\.webp$/, { error: 'is not /uploads/, the SHA-256 of a file and .webp' }),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  mime: z.literal('image/webp', { error: 'is not image/webp, which all pictures of the admin are' }),
  base64: z.string().max(14_000_000),
});

/**
 * The edits of a browser on their way into the project. `set` holds the new values of an update's fields, null for a field that goes, and
 * `was` the published ones on which they stand: so that edits of different fields can be joined and a stale one is noticed.
 */
export const changeSetSchema = z.strictObject({
  format: z.literal(1),
  base: z.strictObject({ hash: z.string() }),
  ops: z.array(opSchema).max(20_000),
  files: z.array(fileSchema).max(2_000),
});

/** A file of operations that one operator made on one published catalogue. */
export type ChangeSet = z.output<typeof changeSetSchema>;
/** An operation of a change set: a product is added, updated or deleted. */
export type Op = ChangeSet['ops'][number];
/** A row of the data file, its fields not yet checked. */
export type LooseProduct = Partial<RawProduct> & Record<string, unknown>;
