import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFile } from '../../lib/catalogue/own-file';
import type { Problem } from '../../lib/catalogue/parse';
import { parseJson } from '../../lib/catalogue/parse-json';
import { checkOwnerFiles, type OwnerFiles } from '../../lib/site/check-owner-files';
import { OWNER_FILES } from '../../lib/site/owner-files';
import { readPlainDrawing } from '../theme/plain-drawing';
import { missingFile } from './check-catalogue';

/** The owner's files of the data folder, and all that a build refuses of them, each problem with file and field; files that are left out have none. */
export function checkData(dataDir: string): { files: OwnerFiles; problems: Problem[] } {
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
  problems.push(
    ...checked.problems,
    ...drawingProblems(dataDir, checked.files.theme?.logo),
    ...missingFiles(dataDir, checked.files),
  );
  return { files: checked.files, problems };
}

/** Problems of pictures and pages that files name and that do not exist. */
function missingFiles(dataDir: string, { site, categories = [], home = [] }: OwnerFiles): Problem[] {
  const fields: (readonly [file: string, field: string, path: string | undefined])[] = [
    ...Object.entries(site?.pictures ?? {}).map(([name, path]) => ['site', `pictures.${name}`, path] as const),
    ...categories.map(({ placeholder }, index) => ['categories', `${index}.placeholder`, placeholder] as const),
    ...home.map((section, index) => {
      if (section.show === 'page') return ['home', `${index}.page`, `/pages/${section.page}.md`] as const;
      return ['home', `${index}.picture`, section.show === 'hero' ? section.picture : undefined] as const;
    }),
  ];
  return fields.flatMap(([file, field, path]) =>
    path && !existsSync(ownFile(path, dataDir))
      ? { file: `${dataDir}/${file}.json`, field, message: missingFile(path) }
      : [],
  );
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
