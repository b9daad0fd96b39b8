import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../lib/catalogue/parse';
import { parseJson } from '../../lib/catalogue/parse-json';
import { checkOwnerFiles } from '../../lib/site/check-owner-files';
import { OWNER_FILES } from '../../lib/site/owner-files';
import { readPlainDrawing } from '../theme/plain-drawing';

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
  const checked = checkOwnerFiles(given, dataDir);
  return [...problems, ...checked.problems, ...drawingProblems(dataDir, checked.files.theme?.logo)];
}

/** The reasons why the shop's logo or its icon is refused. */
function drawingProblems(dataDir: string, logo: string | undefined): Problem[] {
  const faultOf = (file: string) => {
    const drawing = readPlainDrawing(file);
    return typeof drawing === 'string' ? drawing : undefined;
  };
  const icon = join(dataDir, 'icon.svg');
  const [ofIcon, ofLogo] = [existsSync(icon) ? faultOf(icon) : undefined, logo && faultOf(join(dataDir, logo))];
  return [
    ...(ofIcon ? [{ file: icon, message: ofIcon }] : []),
    ...(ofLogo ? [{ file: `${dataDir}/theme.json`, field: 'logo', message: `${logo} ${ofLogo}` }] : []),
  ];
}
