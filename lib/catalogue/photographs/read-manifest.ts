import { readFileSync } from 'node:fs';
import { type ManifestEntry, manifestSchema } from './manifest-schema';

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
