import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file and its missing folders. Skips a file with the same content and returns false. */
export function writeIfChanged(file: string, content: string | Buffer): boolean {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return true;
}

const TEMPORARY_SUFFIX = '.tmp';

/** Writes a file and its missing folders atomically: writes a temporary file, then renames it. */
export function writeFileAtomic(file: string, content: string | Buffer): void {
  const draft = `${file}.${process.pid}${TEMPORARY_SUFFIX}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** True for a temporary file of {@link writeFileAtomic}. */
export const isTemporaryFile = (file: string): boolean => file.endsWith(TEMPORARY_SUFFIX);
