import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const DRAFT = '.tmp';

/** Writes a file, and the folders above it, whole or not at all: renaming is the one step that cannot be half done. */
export function writeWhole(file: string, content: string | Buffer): void {
  const draft = `${file}.${process.pid}${DRAFT}`;
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
export const isDraft = (file: string): boolean => file.endsWith(DRAFT);
