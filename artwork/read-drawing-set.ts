import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../lib/catalogue/parse-json';
import { z } from '../lib/zod';
import type { DrawingSet } from './drawing-set';
import { DRAWING_SETS, NEUTRAL } from './drawing-sets';

const FILE = 'artwork.json';

const settingsSchema = z.strictObject({
  /** The trade whose goods are drawn. */
  drawings: z.enum(Object.keys(DRAWING_SETS)).optional(),
});

/** The set that the `artwork.json` of a data folder names; signs that fit any trade where it names none or is not there. Throws what is wrong with it. */
export function readDrawingSet(dataFolder: string): DrawingSet {
  const file = join(dataFolder, FILE);
  if (!existsSync(file)) return NEUTRAL;
  const result = settingsSchema.safeParse(parseJson(readFileSync(file), file));
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`);
    throw new Error(lines.join('\n'));
  }
  const { drawings } = result.data;
  return (drawings && DRAWING_SETS[drawings]) || NEUTRAL;
}
