import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFile } from '../../lib/catalogue/own-file';
import type { Problem } from '../../lib/catalogue/parse';
import { parseJson } from '../../lib/catalogue/parse-json';
import { checkOwnerFiles, type OwnerFiles } from '../../lib/site/check-owner-files';
import { OWNER_FILES, type OwnerFile } from '../../lib/site/owner-files';
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
  const { theme, home } = checked.files;
  problems.push(
    ...checked.problems,
    ...drawingProblems(dataDir, theme?.logo),
    ...homeProblems(dataDir, home),
    ...missingPictures(dataDir, checked.files),
  );
  return { files: checked.files, problems };
}

/** Problems of illustrations in `site.json` and placeholders in `categories.json` whose files do not exist. */
function missingPictures(dataDir: string, { site, categories = [] }: OwnerFiles): Problem[] {
  const paths: [file: string, field: string, path: string | undefined][] = [
    ...Object.entries(site?.pictures ?? {}).map(
      ([name, path]) => ['site', `pictures.${name}`, path] as [string, string, string],
    ),
    ...categories.map(
      ({ placeholder }, index) => ['categories', `${index}.placeholder`, placeholder] as [string, string, string],
    ),
  ];
  return paths.flatMap(([file, field, path]) =>
    path && !existsSync(ownFile(path, dataDir))
      ? { file: `${dataDir}/${file}.json`, field, message: missingFile(path) }
      : [],
  );
}

/** Pages and pictures that sections of the home page name and that are not there. */
function homeProblems(dataDir: string, home: OwnerFile<'home'> = []): Problem[] {
  const fault = (index: number, field: string, message: string): Problem => ({
    file: `${dataDir}/home.json`,
    field: `${index}.${field}`,
    message,
  });
  return home.flatMap((section, index) => {
    if (section.show === 'page' && !existsSync(join(dataDir, 'pages', `${section.page}.md`)))
      return fault(index, 'page', `names "${section.page}", but there is no pages/${section.page}.md`);
    if (section.show === 'hero' && section.picture && !existsSync(ownFile(section.picture, dataDir)))
      return fault(index, 'picture', missingFile(section.picture));
    return [];
  });
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
