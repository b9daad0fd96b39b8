import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseJson } from '../lib/catalogue/parse-json';
import { readEnvironment } from '../lib/environment';
import { isRecord } from '../lib/is-record';

/** A shop with its folder, as commands print it: 'Wick & Wax (data/)'. Default: the shop that the settings select. */
export function shopName(dataDir: string = readEnvironment().dataDir): string {
  const folder = relative('.', dataDir) || '.';
  return `${siteName(join(dataDir, 'site.json')) ?? 'Unnamed shop'} (${folder}/)`;
}

/** The name in a site.json; undefined if there is none, or if the file has an error. */
function siteName(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const site = parseJson(readFileSync(file));
    return isRecord(site) && typeof site.name === 'string' ? site.name : undefined;
  } catch {
    return undefined;
  }
}
