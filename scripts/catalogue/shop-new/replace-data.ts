import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { productsById } from '../../../lib/admin/edits/published-catalogue';
import { parseJson } from '../../../lib/catalogue/parse-json';
import { formatCount } from '../../../lib/format';
import { shopName } from '../../build/cli/shop-messages';

/** Maximum number of changed files in an error. */
const MAX_LISTED = 5;

/** Throws unless a folder can become a shop. It must be missing, empty, or a committed shop that may be replaced. */
export function checkTarget(folder: string, mayReplace: boolean): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file. Name another folder.`);
  if (readdirSync(folder).length === 0) return;
  if (!mayReplace) throw new Error(`${folder} has files in it, and nothing was changed. Name another folder.`);
  const changed = uncommittedFiles(folder);
  if (changed && changed.length > 0) {
    const more = changed.length > MAX_LISTED ? ` and ${changed.length - MAX_LISTED} more` : '';
    throw new Error(
      `${folder}/ has changes that are not committed: ${changed.slice(0, MAX_LISTED).join(', ')}${more}.
Commit them first, so that you can get them back: "Commit to main" in GitHub Desktop, or
  git add ${folder} && git commit -m "Save my shop"
Or try a new shop in another folder:  npm run shop:new -- --into my-trial`,
    );
  }
  const backup = backupFolder(folder);
  if (existsSync(backup))
    throw new Error(`${backup}/ has the shop that was replaced last. Delete it, or move it to another place, first.`);
}

/** Describes the shop in a folder: 'Wick & Wax (data/): 12 products, 9 files'. */
export function describeShop(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return `${shopName(folder)}: ${formatCount(productCount(folder), 'product')}, ${formatCount(files.length, 'file')}`;
}

/**
 * Moves a finished shop into its place. A replaced shop that is not committed in git is moved to a backup folder next to it.
 * @returns the backup folder, if there is one
 */
export function moveIntoPlace(draft: string, folder: string): string | undefined {
  if (!existsSync(folder)) {
    renameSync(draft, folder);
    return undefined;
  }
  const isCommitted = uncommittedFiles(folder)?.length === 0;
  const backup = backupFolder(folder);
  const isEmpty = readdirSync(folder).length === 0;
  renameSync(folder, backup);
  try {
    renameSync(draft, folder);
  } catch (error) {
    renameSync(backup, folder);
    throw error;
  }
  if (!isCommitted && !isEmpty) return backup;
  rmSync(backup, { recursive: true, force: true });
  return undefined;
}

const backupFolder = (folder: string) => `${folder}.old`;

/** Files of a folder with changes that are not committed, new files included; undefined if the folder is not in a repository. */
function uncommittedFiles(folder: string): string[] | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '--', '.'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  try {
    const status = git('status', '--porcelain', '--untracked-files=all');
    if (status === '' && git('ls-files') === '') return undefined;
    return status.split('\n').flatMap((line) => (line === '' ? [] : line.slice(3)));
  } catch {
    return undefined;
  }
}

/** Number of products of a catalogue; 0 if it cannot be read. A product in two categories counts once. */
function productCount(folder: string): number {
  try {
    return productsById(parseJson(readFileSync(join(folder, 'catalogue.json')))).size;
  } catch {
    return 0;
  }
}
