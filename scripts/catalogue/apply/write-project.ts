import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type RawGroups, updateLastmod } from '../../../lib/catalogue/lastmod/lastmod';
import { lastmodPath, readLastmod } from '../../../lib/catalogue/lastmod/read-lastmod';
import type { Problem } from '../../../lib/catalogue/parse';
import type { Environment } from '../../../lib/site/environment';
import type { PictureFile } from './decode-pictures';

/** The pictures whose files are not in public/ as they should be: missing, or other bytes under their name. */
export function picturesToWrite(pictures: readonly PictureFile[]): PictureFile[] {
  return pictures.filter(({ path, bytes }) => {
    const file = join('public', path);
    return !existsSync(file) || !readFileSync(file).equals(bytes);
  });
}

/** A file and what it is to hold. */
export type TextFile = { file: string; text: string };

/**
 * Pictures first, which nothing names yet; then each text in one step, when all are there to be put in place. Throws after taking back
 * what was written when a later step fails.
 */
export function writeProject(pictures: readonly PictureFile[], texts: readonly TextFile[]): void {
  const written: string[] = [];
  const replaced = new Map<string, Buffer>();
  try {
    if (pictures.length > 0) mkdirSync(join('public', 'uploads'), { recursive: true });
    for (const { path, bytes } of pictures) {
      const file = join('public', path);
      if (!existsSync(file)) written.push(file);
      writeDraft(file, bytes, written);
      renameSync(draftOf(file), file);
    }
    for (const { file, text } of texts) writeDraft(file, text, written);
    for (const { file } of texts) {
      if (existsSync(file)) replaced.set(file, readFileSync(file));
      else written.push(file);
      renameSync(draftOf(file), file);
    }
  } catch (error) {
    for (const path of written) rmSync(path, { force: true });
    for (const [file, bytes] of replaced) writeFileSync(file, bytes);
    throw error;
  }
}

const draftOf = (file: string) => `${file}.new`;

/** Writes a draft next to the file. Renaming it replaces the file at once, even if the machine stops in between. */
function writeDraft(file: string, content: Buffer | string, written: string[]): void {
  written.push(draftOf(file));
  writeFileSync(draftOf(file), content);
}

type DataPaths = Pick<Environment, 'dataDir' | 'catalogueFile'>;

/**
 * The file of last changes as it is to be for a catalogue that is published now; none where it is so already, or
 * where the catalogue is not the data folder's own, whose products the file would lose. `problems` say what is wrong with the file.
 */
export function datesToWrite(
  { dataDir, catalogueFile }: DataPaths,
  catalogue: RawGroups,
  now: Date,
): { dates: TextFile[]; problems: Problem[] } {
  if (resolve(catalogueFile) !== resolve(join(dataDir, 'catalogue.json'))) return { dates: [], problems: [] };
  const known = readLastmod(dataDir);
  if (!known.ok) return { dates: [], problems: known.problems };
  const file = lastmodPath(dataDir);
  const text = updateLastmod(catalogue, known.changes, now);
  const isThere = existsSync(file) && readFileSync(file, 'utf8') === text;
  return { dates: isThere ? [] : [{ file, text }], problems: [] };
}
