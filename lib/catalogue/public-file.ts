import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../site/environment';

/** The file behind an own address such as '/uploads/a.webp': the data folder's, or that of `public/` where the folder has none. */
export function publicFilePath(address: string, dataDir = readEnvironment().dataDir): string {
  const file = join(/* turbopackIgnore: true */ dataDir, address);
  return existsSync(file) ? file : join(/* turbopackIgnore: true */ 'public', address);
}
