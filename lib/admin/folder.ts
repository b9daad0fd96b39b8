import { fieldLabel } from '../catalogue/fields/field-list';
import { applyChangeSet } from './change-set/apply';
import type { RawCatalogue } from './change-set/catalogue-draft';
import type { ChangeSet } from './change-set/change-set';

type Written = { ok: boolean; lines: string[] };

/**
 * Merges a change set into the project in a folder that the operator has picked: `data/catalogue.json` and `public/uploads/`. All or
 * nothing as far as a browser can: pictures first, which nothing names yet, then the catalogue, which the browser swaps in when it is closed.
 */
export async function writeToFolder(folder: FileSystemDirectoryHandle, changes: ChangeSet): Promise<Written> {
  let data: FileSystemDirectoryHandle;
  let catalogue: RawCatalogue;
  try {
    data = await folder.getDirectoryHandle('data');
    const file = await (await data.getFileHandle('catalogue.json')).getFile();
    catalogue = JSON.parse((await file.text()).replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, lines: ['This folder holds no data/catalogue.json: pick the folder of the project.'] };
  }
  const { catalogue: merged, report } = applyChangeSet(catalogue, changes);
  if (report.status === 'invalid' || report.status === 'conflict') return { ok: false, lines: report.problems };
  try {
    if (changes.files.length > 0) {
      const uploads = await (await folder.getDirectoryHandle('public')).getDirectoryHandle('uploads', { create: true });
      for (const { path, base64 } of changes.files) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        await write(uploads, path.slice('/uploads/'.length), bytes);
      }
    }
    if (report.status === 'applied') await write(data, 'catalogue.json', `${JSON.stringify(merged, null, 2)}\n`);
  } catch (error) {
    return { ok: false, lines: [`The folder could not be written: ${(error as Error).message}`] };
  }
  return { ok: true, lines: report.fields.map(({ op, id, field }) => `${op} ${id}: ${fieldLabel(field)}`) };
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
