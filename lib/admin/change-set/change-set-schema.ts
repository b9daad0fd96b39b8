import { z } from '../../zod';

const FORBIDDEN_NAMES = ['__proto__', 'constructor', 'prototype'];

const id = z.string().min(1).max(80);
/** Fields with names of at most `maxLength` characters. */
const fieldRecord = (maxLength: number) =>
  z
    .unknown()
    // Prototype pollution. Checked first, because `z.record` silently drops such a name.
    .refine((value) => !FORBIDDEN_NAMES.some((name) => Object.hasOwn(Object(value), name)), {
      error: 'has a forbidden field',
    })
    .pipe(z.record(z.string().max(maxLength), z.unknown()));

/** Values of an update by field. A fact of a variant has a field name from `factPath`. The id cannot be changed. */
const values = fieldRecord(1000).refine((fields) => !Object.hasOwn(fields, 'id'), {
  error: 'names the id, which no update changes: delete the product and add it under the other id',
});

const opSchema = z.discriminatedUnion('op', [
  z
    .strictObject({ op: z.literal('add'), id, product: fieldRecord(40) })
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

/** Operations with different ids. */
const opsSchema = z
  .array(opSchema)
  .max(20_000)
  .superRefine((ops, context) => {
    const ids = new Set<string>();
    for (const [index, op] of ops.entries()) {
      if (ids.has(op.id))
        context.addIssue({ code: 'custom', path: [index], message: `${op.id} is in the change set twice` });
      ids.add(op.id);
    }
  });

/**
 * Edits of a browser as a file. An update has the new values in `set`; null removes a field. For merges with other changes, it has the
 * previous values in `was`.
 */
export const changeSetSchema = z.strictObject({
  format: z.literal(1),
  base: z.strictObject({ hash: z.string() }),
  ops: opsSchema,
  files: z.array(fileSchema).max(2_000),
});

/** See {@link changeSetSchema}. */
export type ChangeSet = z.output<typeof changeSetSchema>;
/** Operation of a change set: adds, updates or deletes a product. */
export type Op = ChangeSet['ops'][number];
