import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownFile } from '../../lib/catalogue/own-file';
import type { Problem } from '../../lib/catalogue/parse';
import { type OwnerFiles, readOwnerFiles, textsOf } from '../../lib/site/owner-files';
import { readPlainDrawing } from '../theme/icons';
import { missingFile } from './check-catalogue';

/** Fields with the path of a picture. */
const PICTURES = /^(?:site\.pictures\.\w+|categories\.\d+\.placeholder|home\.\d+\.picture)$/;

/**
 * Checks the owner's files of the data folder. Every problem has a file, and a field if it has one; missing files have no problems.
 * @returns the valid files, and the contents of all
 */
export function checkData(dataDir: string) {
  const { files, given, problems } = readOwnerFiles(dataDir);
  problems.push(...drawingProblems(dataDir, files.theme?.logo), ...missingPictures(dataDir, files));
  return { files, given, problems };
}

function missingPictures(dataDir: string, { site, categories, home }: OwnerFiles): Problem[] {
  return textsOf({ site, categories, home }).flatMap(([path, text]) => {
    if (!PICTURES.test(path.join('.')) || existsSync(ownFile(text, dataDir))) return [];
    const [file, ...field] = path;
    return { file: `${dataDir}/${file}.json`, field: field.join('.'), message: missingFile(text) };
  });
}

/** The problems of the shop's icon and logo. */
function drawingProblems(dataDir: string, logo: string | undefined): Problem[] {
  const icon = join(dataDir, 'icon.svg');
  const iconDrawing = existsSync(icon) ? readPlainDrawing(icon) : undefined;
  const logoDrawing = logo ? readPlainDrawing(join(dataDir, logo)) : undefined;
  return [
    ...(typeof iconDrawing === 'string' ? [{ file: icon, message: iconDrawing }] : []),
    ...(typeof logoDrawing === 'string'
      ? [{ file: `${dataDir}/theme.json`, field: 'logo', message: `${logo} ${logoDrawing}` }]
      : []),
  ];
}
