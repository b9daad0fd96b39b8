import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../lib/catalogue/parse';
import { parseJson } from '../../lib/catalogue/parse-json';
import { siteSchema } from '../../lib/site/site-schema';

/** All that a build refuses of the data folder's `site.json` by itself: none where there is none. */
export function checkSite(dataDir: string): Problem[] {
  const file = join(dataDir, 'site.json');
  if (!existsSync(file)) return [];
  const { error } = siteSchema.safeParse(parseJson(readFileSync(file), file));
  return (error?.issues ?? []).map(({ path, message }) => ({ file, field: path.join('.'), message }));
}
