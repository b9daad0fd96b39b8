import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseJson } from '../../lib/catalogue/parse-json';
import { soundCatalogue } from '../sound-catalogue';
import type { Edition } from './changed-pages';

type Places = { dataDir: string; catalogueFile: string };
/** Reads a folder's JSON files: their names, and the text of one, undefined where it is not there. */
type Source = { list(folder: string): string[]; read(file: string): string | undefined };

const MOST_BYTES = 1024 ** 3;

const WORKING_TREE: Source = {
  list: (folder) => readdirSync(folder),
  read: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
};

/** The data as they stand in the working tree. Throws where the catalogue has problems. */
export const readEdition = (places: Places): Edition => readFrom(WORKING_TREE, places, '');

/** The data as a commit has them. Throws where git knows no such commit, or the catalogue of that time has problems. */
export function readEditionAt(commit: string, places: Places): Edition {
  const id = git(places.dataDir, ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`]).trim();
  if (!id)
    throw new Error(`git knows no commit ${commit} here; in a shallow copy, git fetch --unshallow brings the others.`);
  const listAt = (folder: string) => git(folder, ['ls-tree', '-z', '--name-only', id, './']).split('\0');
  const readAt = (file: string) => {
    const [folder, name] = [dirname(file), basename(file)];
    return listAt(folder).includes(name) ? git(folder, ['show', `${id}:./${name}`]) : undefined;
  };
  return readFrom({ list: listAt, read: readAt }, places, ` at ${commit}`);
}

function readFrom({ list, read }: Source, { dataDir, catalogueFile }: Places, when: string): Edition {
  const isOther = (name: string) => name !== 'catalogue.json' && resolve(dataDir, name) !== resolve(catalogueFile);
  const names = list(dataDir).filter((name) => name.endsWith('.json') && isOther(name));
  const files = names.map((name) => [name, parseJson(read(join(dataDir, name)) ?? '', `${name}${when}`)] as const);
  const text = read(catalogueFile);
  const catalogue = text === undefined ? undefined : soundCatalogue(text, `${catalogueFile}${when}`);
  return { catalogue, files: new Map(files) };
}

/** The text that git prints; none where it fails without a word. */
function git(cwd: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: MOST_BYTES });
  if (error) throw new Error(`git could not be run: ${error.message}`);
  if (status !== 0 && stderr) throw new Error(stderr.trim());
  return status === 0 ? stdout : '';
}
