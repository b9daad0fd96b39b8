import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { updateLastmod } from '../../../lib/catalogue/lastmod/lastmod';
import { lastmodPath, readLastmod } from '../../../lib/catalogue/lastmod/read-lastmod';
import type { Problem, RawGroups } from '../../../lib/catalogue/parse';
import type { Environment } from '../../../lib/site/environment';
import type { PictureFile } from './decode-pictures';

/** A file with its new content. */
type NewFile = { file: string; content: Buffer | string };

/** The pictures whose files in public/ are missing or differ. */
export function picturesToWrite(pictures: readonly PictureFile[]): NewFile[] {
  return pictures
    .map(({ path, bytes }) => ({ file: join('public', path), content: bytes }))
    .filter(({ file, content }) => !existsSync(file) || !readFileSync(file).equals(content));
}

/** Writes all files or none: it writes drafts, then renames them. If a step fails, it restores the former files and throws. */
export function writeProject(files: readonly NewFile[]): void {
  const former = new Map<string, Buffer | undefined>();
  const draftOf = (file: string) => `${file}.new`;
  try {
    for (const { file, content } of files) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(draftOf(file), content);
    }
    for (const { file } of files) {
      former.set(file, existsSync(file) ? readFileSync(file) : undefined);
      renameSync(draftOf(file), file);
    }
  } catch (error) {
    for (const { file } of files) rmSync(draftOf(file), { force: true });
    for (const [file, content] of former) {
      if (content) writeFileSync(file, content);
      else rmSync(file, { force: true });
    }
    throw error;
  }
}

/**
 * The new text of lastmod.json for a catalogue. `dates` is empty if the file does not change, and for a catalogue outside the data
 * folder, because the file would lose other products. `problems` are problems of the current file.
 */
export function datesToWrite(
  { dataDir, catalogueFile }: Pick<Environment, 'dataDir' | 'catalogueFile'>,
  catalogue: RawGroups,
  now: Date,
): { dates: { file: string; content: string }[]; problems: Problem[] } {
  if (resolve(catalogueFile) !== resolve(join(dataDir, 'catalogue.json'))) return { dates: [], problems: [] };
  const lastmod = readLastmod(dataDir);
  if (!lastmod.ok) return { dates: [], problems: lastmod.problems };
  const file = lastmodPath(dataDir);
  const content = updateLastmod(catalogue, lastmod.changes, now);
  const isUnchanged = existsSync(file) && readFileSync(file, 'utf8') === content;
  return { dates: isUnchanged ? [] : [{ file, content }], problems: [] };
}
