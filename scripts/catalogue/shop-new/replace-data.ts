import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../../../lib/catalogue/parse-json';
import { formatCount } from '../../../lib/format';
import { isRecord } from '../../../lib/is-record';
import { shopName } from '../../build/cli/shop-messages';

/** Most names of changed files in an error. */
const MOST_LISTED = 5;

/** Throws unless a folder can become a shop: it does not exist, is empty, or its shop may be replaced and is committed. */
export function checkTarget(folder: string, mayReplace: boolean): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file. Name another folder.`);
  if (readdirSync(folder).length === 0) return;
  if (!mayReplace) throw new Error(`${folder} has files in it, and nothing was changed. Name another folder.`);
  const changed = uncommittedFiles(folder);
  if (changed && changed.length > 0) {
    const more = changed.length > MOST_LISTED ? ` and ${changed.length - MOST_LISTED} more` : '';
    throw new Error(
      `${folder}/ has changes that are not committed: ${changed.slice(0, MOST_LISTED).join(', ')}${more}.
Commit them first, so that you can get them back: "Commit to main" in GitHub Desktop, or
  git add ${folder} && git commit -m "Save my shop"
Or try a new shop in another folder:  npm run shop:new -- --into my-trial`,
    );
  }
  const old = backupFolder(folder);
  if (existsSync(old))
    throw new Error(`${old}/ has the shop that was replaced last. Delete it, or move it to another place, first.`);
}

/** What a folder has now: 'Wick & Wax (data/): 12 products, 9 files'. */
export function describeShop(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return `${shopName(folder)}: ${formatCount(productCount(folder), 'product')}, ${formatCount(files.length, 'file')}`;
}

/**
 * Moves a finished shop into its place. The replaced shop stays in git; without git it is kept in a folder next to it.
 * @returns the folder with the replaced shop, if it was kept
 */
export function moveIntoPlace(draft: string, folder: string): string | undefined {
  if (!existsSync(folder)) {
    renameSync(draft, folder);
    return undefined;
  }
  const isCommitted = uncommittedFiles(folder)?.length === 0;
  const old = backupFolder(folder);
  const isEmpty = readdirSync(folder).length === 0;
  renameSync(folder, old);
  try {
    renameSync(draft, folder);
  } catch (error) {
    renameSync(old, folder);
    throw error;
  }
  if (!isCommitted && !isEmpty) return old;
  rmSync(old, { recursive: true, force: true });
  return undefined;
}

const backupFolder = (folder: string) => `${folder}.old`;

/** Files of a folder with changes that are not committed, new files included; undefined if the folder is not in a repository. */
function uncommittedFiles(folder: string): string[] | undefined {
  try {
    const status = execFileSync('git', ['status', '--porcelain', '--untracked-files=all', '--', '.'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    const hasCommit = execFileSync('git', ['ls-files', '--', '.'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    if (status === '' && hasCommit === '') return undefined;
    return status.split('\n').flatMap((line) => (line === '' ? [] : line.slice(3)));
  } catch {
    return undefined;
  }
}

/** The number of products of a catalogue, as far as it can be read. A product in two categories counts once. */
function productCount(folder: string): number {
  try {
    const catalogue = parseJson(readFileSync(join(folder, 'catalogue.json')));
    const groups = isRecord(catalogue) ? Object.values(catalogue).filter(isRecord) : [];
    const rows = groups.flatMap(({ products }) => (Array.isArray(products) ? products.filter(isRecord) : []));
    return new Set(rows.map(({ id }) => id)).size;
  } catch {
    return 0;
  }
}
