import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runnerEnvironment } from '@/scripts/workflow/runner-environment';

const IDENTITY = ['-c', 'user.name=You', '-c', 'user.email=you@example.com'];

/** What a build of this project's workflow asks for, as commands of one line. */
export const PACKAGE = (build: string) =>
  JSON.stringify({ private: true, scripts: { 'catalogue:check': 'node check.cjs', build } });

/** A bare repository on this machine with a tiny project that has this project's workflow. */
export function pushedProject() {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  const [repository, desk, packages] = ['store.git', 'desk', 'packages'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const git = (...words: string[]) =>
    execFileSync('git', [...IDENTITY, ...words], { cwd: desk, encoding: 'utf8', env: runnerEnvironment() }).trim();
  mkdirSync(desk);
  git('init', '-q', '--initial-branch=main');
  git('init', '-q', '--bare', '--initial-branch=main', repository);
  mkdirSync(join(packages, 'some'), { recursive: true });
  writeFileSync(join(packages, 'some', 'index.js'), 'module.exports = "linked";\n');
  cpSync('.github/workflows', join(desk, '.github/workflows'), { recursive: true });
  copyFileSync('.github/what-changed.mjs', join(desk, '.github/what-changed.mjs'));

  /** Commits these files and pushes them; the commit. */
  function push(files: Record<string, string>): string {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(desk, file)), { recursive: true });
      writeFileSync(join(desk, file), text);
    }
    git('add', '-A');
    git('commit', '-qm', 'x');
    git('push', '-q', repository, 'HEAD:refs/heads/main');
    return git('rev-parse', 'HEAD');
  }
  return { repository, packages, work: join(folder, 'work'), push, remove: () => rmSync(folder, { recursive: true }) };
}
