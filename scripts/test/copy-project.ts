import { copyFile, cp, link, mkdir, readdir, readlink, realpath, rm, symlink } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';

/** Folders that a build does not read or makes anew; whatever begins with a dot is left out too: caches, .env files, .git. */
const EXCLUDED = ['node_modules', 'out', 'tests', 'docs', 'screenshots', 'coverage', 'test-results'];

/** Made anew by each build. */
const GENERATED = ['public/photographs', 'public/share', 'public/icons', 'public/icon.svg', 'public/favicon.ico'];

/** The files and folders at the root of the project that a build reads. */
export async function sourceNames(root: string): Promise<string[]> {
  return (await readdir(root)).filter((name) => !name.startsWith('.') && !EXCLUDED.includes(name));
}

/** Whether a build reads what stands at a path below one of {@link sourceNames}; the path is from the root, with '/'. */
export const isSource = (path: string): boolean => !GENERATED.some((folder) => `${path}/`.startsWith(`${folder}/`));

/**
 * Makes a folder that builds like the project and shares nothing with it that a build writes: copied sources, no
 * caches, and packages as hard links, because Turbopack follows no symbolic link out of its root.
 * @param root the project
 * @param work replaced where it exists
 * @param data files and folders of the shop, which may stand in what is left out; absolute ones are read where they are
 */
export async function copyProject(root: string, work: string, data: readonly string[] = []): Promise<void> {
  await removeFolder(work);
  await mkdir(join(work, '.cache'), { recursive: true });
  for (const name of await sourceNames(root)) {
    const filter = (source: string) => isSource(relative(root, source).split(sep).join('/'));
    await cp(join(root, name), join(work, name), { recursive: true, filter });
  }
  for (const path of data.filter((path) => !isAbsolute(path)))
    await cp(join(root, path), join(work, path), { recursive: true });
  await linkTree(await realpath(join(root, 'node_modules')), join(work, 'node_modules'));
}

/** Removes a folder, which may be missing. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Copies by hard links; by bytes where the file system has none. Packages' caches stay behind: they would be written in place. */
export async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.name === '.cache') continue;
    if (entry.isDirectory()) await linkTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}
