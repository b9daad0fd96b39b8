import { z } from '../../zod';

const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

const id = z.string().min(1).max(80);
// Prototype pollution. Checked first, because `z.record` silently drops such a name.
const fieldsNamed = (most: number) =>
  z
    .unknown()
    .refine((value) => !FORBIDDEN.some((name) => Object.hasOwn(Object(value), name)), {
      error: 'has a forbidden field',
    })
    .pipe(z.record(z.string().max(most), z.unknown()));

/** Values of an update by field. A field of a variant has the name that `factName` makes. The id cannot be changed. */
const values = fieldsNamed(1000).refine((given) => !Object.hasOwn(given, 'id'), {
  error: 'names the id, which no update changes: delete the product and add it under the other id',
});

const opSchema = z.discriminatedUnion('op', [
  z
    .strictObject({ op: z.literal('add'), id, product: fieldsNamed(40) })
    .refine((op) => op.product.id === undefined || op.product.id === op.id, {
      error: 'differs from the id of the operation',
      path: ['product', 'id'],
    }),
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
 * Edits of a browser as a file. An update has the new values in `set` (null removes a field) and the values that they replace in `was`,
 * so that it can be merged with other changes of the product.
 */
export const changeSetSchema = z.strictObject({
  format: z.literal(1),
  base: z.strictObject({ hash: z.string() }),
  ops: z.array(opSchema).max(20_000),
  files: z.array(fileSchema).max(2_000),
});

/** A file of operations on one published catalogue. */
export type ChangeSet = z.output<typeof changeSetSchema>;
/** An operation of a change set: a product is added, updated or deleted. */
export type Op = ChangeSet['ops'][number];
