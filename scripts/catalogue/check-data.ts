import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../lib/catalogue/parse';
import { parseJson } from '../../lib/catalogue/parse-json';
import { checkOwnerFiles } from '../../lib/site/check-owner-files';
import { OWNER_FILES } from '../../lib/site/owner-files';

/** All that a build refuses of the data folder beside the catalogue, each problem with file and field; files that are left out have none. */
export function checkData(dataDir: string): Problem[] {
  const problems: Problem[] = [];
  const read = (name: string): [string, unknown] => {
    const file = join(dataDir, `${name}.json`);
    try {
      return [name, existsSync(file) ? parseJson(readFileSync(file)) : null];
    } catch (error) {
      problems.push({ file, message: (error as Error).message });
      return [name, null];
    }
  };
  const given = Object.fromEntries([...Object.keys(OWNER_FILES), 'order-kits'].map(read));
  return [...problems, ...checkOwnerFiles(given, dataDir).problems];
}
