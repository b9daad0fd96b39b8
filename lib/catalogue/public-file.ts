import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../site/environment';

/** The path of the file that the site serves at a URL path such as '/uploads/a.webp'. The data folder overrides `public/`. */
export function publicFilePath(urlPath: string, dataDir = readEnvironment().dataDir): string {
  const file = join(/* turbopackIgnore: true */ dataDir, urlPath);
  return existsSync(file) ? file : join(/* turbopackIgnore: true */ 'public', urlPath);
}
