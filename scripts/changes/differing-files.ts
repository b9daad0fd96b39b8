import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../export/files';

/** A path below two folders, with the content in each; undefined where there is none. */
type DifferingFile = { path: string; one: Buffer | undefined; other: Buffer | undefined };

/** The files that are not byte for byte the same in two folders. */
export function differingFiles(one: string, other: string): DifferingFile[] {
  const paths = new Set([one, other].flatMap((folder) => listFiles(folder).map(({ path }) => path)));
  return [...paths].flatMap((path) => {
    const [first, second] = [one, other].map((folder) => readIfThere(join(folder, path)));
    return first && second?.equals(first) ? [] : [{ path, one: first, other: second }];
  });
}

/** The sentence on such a file. */
export const differenceLine = ({ path, one, other }: DifferingFile): string =>
  `${path} ${one && other ? 'differs' : 'is in one of the two builds'}`;

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);
