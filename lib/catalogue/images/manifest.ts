import { readFileSync } from 'node:fs';
import { z } from '../../zod';

/** File name of a copy: the first 128 bits of the SHA-256 of its content. */
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
  /** SHA-256 of a file in the shop's folders, to detect a replaced file. Undefined for a remote photograph. */
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

/**
 * `.cache/images/manifest.json`: the copies or the error of each photograph, by URL. Width and height are those of the original,
 * with the orientation applied.
 */
export const manifestSchema = z.strictObject({
  version: z.literal(1),
  photographs: z.record(z.string(), entrySchema),
});

/** A copy of a photograph in one width and format. */
export type PhotographCopy = z.output<typeof variantSchema>;
/** The copies of a photograph, or the reason why the download failed. */
export type ManifestEntry = z.output<typeof entrySchema>;

/** Output folder of `npm run images`: the copies and manifest.json. */
export const CACHE_FOLDER = '.cache/images';
/** The copies for a build; served under /photographs/. */
export const PUBLIC_FOLDER = 'public/photographs';

/** The manifest entries by URL. Empty if the file is missing; empty with a warning on stderr if it is invalid. */
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

function ignore(file: string, reason: string): Map<string, ManifestEntry> {
  console.error(`${file} is ignored: ${reason.replace(/\s+/g, ' ').slice(0, 200)}`);
  return new Map();
}
