import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runnerEnvironment } from '../workflow/runner-environment';

/** What no build reads. */
const LEFT_OUT = ['tests', 'docs', 'bench', 'node_modules', 'out', 'screenshots', 'coverage', 'test-results', 'site'];
/** Of what begins with a dot nothing else: the rest is caches, settings of one machine and, perhaps, secrets. */
const DOTTED = ['.github', '.gitignore', '.npmrc', '.nvmrc'];
/** Made anew by each build. */
const MADE = ['public/artwork', 'public/photographs', 'public/share', 'public/icons'];

/**
 * The paths of the files that a build of the project needs, from its root and with '/': of those that git knows, where the folder is
 * a checkout, and of all where it is not.
 */
export async function projectFiles(root: string): Promise<string[]> {
  const paths = existsSync(join(root, '.git')) ? await trackedFiles(root) : await listFiles(root, '');
  return paths.filter(isNeeded);
}

function isNeeded(path: string): boolean {
  const [first = ''] = path.split('/');
  if (MADE.some((folder) => path === folder || path.startsWith(`${folder}/`))) return false;
  return first.startsWith('.') ? DOTTED.includes(first) : !LEFT_OUT.includes(first);
}

async function trackedFiles(root: string): Promise<string[]> {
  const options = { cwd: root, env: runnerEnvironment(), maxBuffer: 2 ** 26 };
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], options);
  // One that is gone and not yet committed so is still known.
  return stdout.split('\0').filter((path) => path && existsSync(join(root, path)));
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const lists = entries.map(async (entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (!isNeeded(path)) return [];
    return entry.isDirectory() ? listFiles(root, path) : [path];
  });
  return (await Promise.all(lists)).flat();
}
