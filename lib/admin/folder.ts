import { fromBase64 } from '../base64';
import { recordChanges } from '../catalogue/last-changes';
import { formatProblem } from '../catalogue/parse';
import { LAST_CHANGES, type LastChanges, parseLastChanges } from '../catalogue/schema/last-changes';
import { adminMessages } from './admin-messages';
import { appliedLines } from './change-set/applied-lines';
import { applyChangeSet } from './change-set/apply';
import type { RawCatalogue } from './change-set/catalogue-draft';
import type { ChangeSet } from './change-set/change-set';
import { isUpload } from './images/is-upload';
import { rawPictures } from './images/raw-pictures';

type Project = {
  root: FileSystemDirectoryHandle;
  data: FileSystemDirectoryHandle;
  catalogue: RawCatalogue;
  changes: LastChanges;
  /** True if the file of a path such as '/uploads/a.webp' exists in the data folder or in `public/`. */
  hasFile: (path: string) => Promise<boolean>;
};
type Written = { ok: boolean; lines: string[] };

/** The project in a folder that the operator has picked, or the reason why it is none. */
export async function openProject(
  root: FileSystemDirectoryHandle,
): Promise<({ ok: true } & Project) | { ok: false; lines: string[] }> {
  try {
    const data = await root.getDirectoryHandle('data');
    const file = await (await data.getFileHandle('catalogue.json')).getFile();
    const catalogue = JSON.parse((await file.text()).replace(/^\uFEFF/, ''));
    const recorded = parseLastChanges(await readOptional(data, LAST_CHANGES), `data/${LAST_CHANGES}`);
    if (!recorded.ok) return { ok: false, lines: recorded.problems.map(formatProblem) };
    const hasFile = async (path: string) =>
      (await isFileIn(root, `data${path}`)) || (await isFileIn(root, `public${path}`));
    return { ok: true, root, data, catalogue, changes: recorded.changes, hasFile };
  } catch {
    return { ok: false, lines: ['This folder holds no data/catalogue.json: pick the folder of the project.'] };
  }
}

/**
 * Merges a change set into a project: `data/catalogue.json` and `public/uploads/`, with the days of last changes. All or nothing as far as
 * a browser can: pictures first, which nothing names yet, then the days, which count where they fit the catalogue, and then that, which
 * the browser swaps in when it is closed. Pictures that the project lacks are put back
 * where `readPicture` has them.
 */
export async function writeToProject(
  project: Project,
  changes: ChangeSet,
  readPicture: (path: string) => Promise<Blob | undefined>,
): Promise<Written> {
  const { catalogue: merged, report } = applyChangeSet(project.catalogue, changes);
  if (report.status === 'invalid' || report.status === 'conflict') return { ok: false, lines: report.problems };
  const pictures = new Map<string, FileSystemWriteChunkType>(
    changes.files.map(({ path, base64 }) => [path, fromBase64(base64)]),
  );
  const [back, lacking] = [[] as string[], [] as string[]];
  for (const [path, name] of uploadsOf(merged)) {
    if (pictures.has(path) || (await project.hasFile(path))) continue;
    const picture = await readPicture(path);
    if (picture) pictures.set(path, picture);
    (picture ? back : lacking).push(
      picture ? adminMessages.pictureBack(name, path) : adminMessages.pictureLacking(name, path),
    );
  }
  try {
    if (pictures.size > 0) {
      const uploads = await (await project.root.getDirectoryHandle('public')).getDirectoryHandle('uploads', {
        create: true,
      });
      for (const [path, content] of pictures) await write(uploads, nameOf(path), content);
    }
    await write(project.data, LAST_CHANGES, recordChanges(merged, project.changes, new Date()));
    if (report.status === 'applied')
      await write(project.data, 'catalogue.json', `${JSON.stringify(merged, null, 2)}\n`);
  } catch (error) {
    return { ok: false, lines: [`The folder could not be written: ${(error as Error).message}`] };
  }
  return { ok: true, lines: [...appliedLines(report.fields), ...back, ...lacking] };
}

/** The text of a file of the project, that of an empty map where there is no such file. */
async function readOptional(folder: FileSystemDirectoryHandle, name: string): Promise<string> {
  try {
    return await (await (await folder.getFileHandle(name)).getFile()).text();
  } catch {
    return '{}';
  }
}

const FOLDER = '/uploads/';
const nameOf = (path: string) => path.slice(FOLDER.length);

async function isFileIn(root: FileSystemDirectoryHandle, path: string): Promise<boolean> {
  const [name = '', ...folders] = path.split('/').reverse();
  try {
    let folder = root;
    for (const each of folders.reverse()) folder = await folder.getDirectoryHandle(each);
    await folder.getFileHandle(name);
    return true;
  } catch {
    return false;
  }
}

/** The pictures that a catalogue names, each with the name of a product. */
function uploadsOf(catalogue: RawCatalogue): ReadonlyMap<string, string> {
  const products = Object.values(catalogue).flatMap((group) => group.products);
  return new Map(
    products.flatMap((product) =>
      rawPictures(product)
        .filter(isUpload)
        .map((path) => [path, String(product.name)]),
    ),
  );
}

async function write(
  folder: FileSystemDirectoryHandle,
  name: string,
  content: FileSystemWriteChunkType,
): Promise<void> {
  const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await stream.write(content);
  await stream.close();
}
