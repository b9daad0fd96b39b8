import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { updateLastmod } from '../../../lib/catalogue/lastmod/lastmod';
import { lastmodPath, readLastmod } from '../../../lib/catalogue/lastmod/read-lastmod';
import type { Problem, RawGroups } from '../../../lib/catalogue/parse';
import type { Environment } from '../../../lib/site/environment';
import type { PictureFile } from './decode-pictures';

/** The pictures whose files in public/ are missing or differ. */
export function picturesToWrite(pictures: readonly PictureFile[]): PictureFile[] {
  return pictures.filter(({ path, bytes }) => {
    const file = join('public', path);
    return !existsSync(file) || !readFileSync(file).equals(bytes);
  });
}

/** A file with its new text. */
export type TextFile = { file: string; text: string };

/**
 * Writes all files or none. Writes pictures first, because no text names them yet. Writes drafts of all texts, then renames them. If a
 * step fails, restores the former files and throws.
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

/** Writes a draft next to the file, because renaming replaces a file atomically. */
function writeDraft(file: string, content: Buffer | string, written: string[]): void {
  written.push(draftOf(file));
  writeFileSync(draftOf(file), content);
}

type DataPaths = Pick<Environment, 'dataDir' | 'catalogueFile'>;

/**
 * The new text of lastmod.json for a catalogue. `dates` is empty if the file does not change, and for a catalogue outside the data
 * folder, because the file would lose other products. `problems` are problems of the current file.
 */
export function datesToWrite(
  { dataDir, catalogueFile }: DataPaths,
  catalogue: RawGroups,
  now: Date,
): { dates: TextFile[]; problems: Problem[] } {
  if (resolve(catalogueFile) !== resolve(join(dataDir, 'catalogue.json'))) return { dates: [], problems: [] };
  const lastmod = readLastmod(dataDir);
  if (!lastmod.ok) return { dates: [], problems: lastmod.problems };
  const file = lastmodPath(dataDir);
  const text = updateLastmod(catalogue, lastmod.changes, now);
  const isUnchanged = existsSync(file) && readFileSync(file, 'utf8') === text;
  return { dates: isUnchanged ? [] : [{ file, text }], problems: [] };
}
