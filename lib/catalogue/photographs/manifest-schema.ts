import { z } from '../../zod';

/** The name of a picture in the cache and on the site: the SHA-256 of its own bytes, cut to 128 bits. */
export const PHOTOGRAPH_FILE = /^[0-9a-f]{32}\.(?:avif|webp)$/;

const variantSchema = z.strictObject({
  file: z.string().regex(PHOTOGRAPH_FILE),
  type: z.enum(['image/avif', 'image/webp']),
  width: z.int().min(1),
});

const photographSchema = z.strictObject({
  status: z.literal('ok'),
  width: z.int().min(1),
  height: z.int().min(1),
  variants: z.array(variantSchema).min(1),
  /** Of a file of the shop's own: its SHA-256, for another may come under its name. */
  source: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  fetchedAt: z.iso.datetime(),
});

const failedSchema = z.strictObject({
  status: z.literal('failed'),
  reason: z.string(),
  detail: z.string(),
  at: z.iso.datetime(),
});

const entrySchema = z.discriminatedUnion('status', [photographSchema, failedSchema]);

/** `.cache/images/manifest.json`: what became of each address of a photograph; width and height are those of the original, upright. */
export const manifestSchema = z.strictObject({
  version: z.literal(1),
  photographs: z.record(z.string(), entrySchema),
});

/** A size of a photograph in one format. */
export type PhotographCopy = z.output<typeof variantSchema>;
/** The variants of a photograph, or why it could not be fetched. */
export type ManifestEntry = z.output<typeof entrySchema>;
