import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file and the folders above it, and says so; leaves a file alone that holds the same already. */
export function writeIfChanged(file: string, content: string | Buffer): boolean {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return true;
}

const TEMPORARY_SUFFIX = '.tmp';

/** Writes a file, and the folders above it, whole or not at all: renaming is the one step that cannot be half done. */
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

/** Whether a file is the draft of another one. */
export const isTemporaryFile = (file: string): boolean => file.endsWith(TEMPORARY_SUFFIX);
