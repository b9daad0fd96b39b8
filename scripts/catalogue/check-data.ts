import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publicFilePath } from '../../lib/catalogue/load';
import type { Problem } from '../../lib/catalogue/parse';
import { collectStrings, type OwnerFiles, readOwnerFiles } from '../../lib/site/owner-files';
import { readSafeSvg } from '../build/theme/icons';
import { missingFileMessage } from './check-catalogue';

/** Paths of fields with a picture. */
const PICTURES = /^(?:site\.pictures\.\w+|categories\.\d+\.placeholder|home\.\d+\.picture)$/;

/**
 * Checks the owner's files of the data folder. Missing files have no problems.
 * @returns `files`: contents of valid files; `given`: contents of all files
 */
export function checkData(dataDir: string) {
  const { files, given, problems } = readOwnerFiles(dataDir);
  problems.push(...drawingProblems(dataDir, files.theme?.logo), ...missingPictures(dataDir, files));
  return { files, given, problems };
}

function missingPictures(dataDir: string, { site, categories, home }: OwnerFiles): Problem[] {
  return collectStrings({ site, categories, home }).flatMap(([path, text]) => {
    if (!PICTURES.test(path.join('.')) || existsSync(publicFilePath(text, dataDir))) return [];
    const [file, ...field] = path;
    return { file: `${dataDir}/${file}.json`, field: field.join('.'), message: missingFileMessage(text) };
  });
}

/** The problems of the shop's icon and logo. */
function drawingProblems(dataDir: string, logo: string | undefined): Problem[] {
  const icon = join(dataDir, 'icon.svg');
  const iconDrawing = existsSync(icon) ? readSafeSvg(icon) : undefined;
  const logoDrawing = logo ? readSafeSvg(join(dataDir, logo)) : undefined;
  return [
    ...(typeof iconDrawing === 'string' ? [{ file: icon, message: iconDrawing }] : []),
    ...(typeof logoDrawing === 'string'
      ? [{ file: `${dataDir}/theme.json`, field: 'logo', message: `${logo} ${logoDrawing}` }]
      : []),
  ];
}
