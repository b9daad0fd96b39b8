import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './decode-pictures';

/** The pictures whose files are not in public/ as they should be: missing, or other bytes under their name. */
export function picturesToWrite(pictures: readonly Picture[]): Picture[] {
  return pictures.filter(({ path, bytes }) => {
    const file = join('public', path);
    return !existsSync(file) || !readFileSync(file).equals(bytes);
  });
}

/**
 * Pictures first, which nothing names yet; then the catalogue in one step, where it is given. Throws after taking back what was written
 * when a later step fails.
 */
export function writeProject(
  pictures: readonly Picture[],
  catalogue: { file: string; text: string } | undefined,
): void {
  const written: string[] = [];
  try {
    if (pictures.length > 0) mkdirSync(join('public', 'uploads'), { recursive: true });
    for (const { path, bytes } of pictures) {
      const file = join('public', path);
      if (!existsSync(file)) written.push(file);
      replace(file, bytes, written);
    }
    if (catalogue) replace(catalogue.file, catalogue.text, written);
  } catch (error) {
    for (const path of written) rmSync(path, { force: true });
    throw error;
  }
}

/** A file is whole or as it was before, also when the machine stops in between. */
function replace(file: string, content: Buffer | string, written: string[]): void {
  const draft = `${file}.new`;
  written.push(draft);
  writeFileSync(draft, content);
  renameSync(draft, file);
}
