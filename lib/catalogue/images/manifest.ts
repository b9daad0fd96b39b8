import { readFileSync } from 'node:fs';
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

/** The folder in which `npm run images` leaves its pictures and, as manifest.json, what it knows of each address. */
export const CACHE_FOLDER = '.cache/images';
/** The folder of the pictures for a build; served under /photographs/. */
export const PUBLIC_FOLDER = 'public/photographs';

/** The manifest by address. A missing file is empty; a broken one, or one of another version, is empty with one line on stderr. */
export function readManifest(file: string): Map<string, ManifestEntry> {
  let text: string;
  try {
    text = readFileSync(/* turbopackIgnore: true */ file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    return ignore(file, (error as Error).message);
  }
  try {
    const result = manifestSchema.safeParse(JSON.parse(text));
    if (result.success) return new Map(Object.entries(result.data.photographs));
    const [issue] = result.error.issues;
    return ignore(file, `${issue?.path.join('.')}: ${issue?.message}`);
  } catch (error) {
    return ignore(file, (error as Error).message);
  }
}

function ignore(file: string, why: string): Map<string, ManifestEntry> {
  console.error(`${file} is passed over: ${why.replace(/\s+/g, ' ').slice(0, 200)}`);
  return new Map();
}
