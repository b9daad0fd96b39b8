import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutation } from '../../tests/mutations/mutation';
import type { createProgress } from '../processes/progress';
import { runNpm } from '../processes/run-program';
import { type Ran, ranByJest, ranByPlaywright, titlePattern } from './ran';

const JEST_REPORT = join('.cache', 'mutations.json');
const PLAYWRIGHT_REPORT = join('.cache', 'reports', 'e2e.json');

/** The projects of jest by runner; the others are Playwright's. */
const JEST_PROJECTS: Partial<Record<Mutation['runner'], string>> = {
  unit: 'unit',
  sample: 'sample',
  export: 'export',
  'small export': 'store',
};

const BUILDS = { site: ['run', 'build'], small: ['run', 'build:shop', '--', 'store'] };
export type Shop = keyof typeof BUILDS;

type Options = {
  folder: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  progress: ReturnType<typeof createProgress>;
};

/** A copy of the project in which faults are brought back, built and looked for. */
export class MutationWork {
  constructor(private readonly options: Options) {}

  /** Brings the faults back, does something, and mends them again. */
  async withFaults<Result>(mutations: readonly Mutation[], act: () => Promise<Result>): Promise<Result> {
    const before = new Map(mutations.map(({ file }) => [file, readFileSync(this.pathOf(file), 'utf8')]));
    try {
      for (const { file, find, replace } of mutations) {
        const parts = readFileSync(this.pathOf(file), 'utf8').split(find);
        if (parts.length !== 2) throw new Error(`${file} holds ${parts.length - 1} times: ${find}`);
        writeFileSync(this.pathOf(file), parts.join(replace));
      }
      return await act();
    } finally {
      for (const [file, text] of before) writeFileSync(this.pathOf(file), text);
    }
  }

  /** Rejects where the build fails. */
  async build(shop: Shop): Promise<void> {
    await this.npm(`Building ${shop}`, BUILDS[shop]);
  }

  /** Runs the tests of some mutations, each runner once, and tells what ran. */
  async run(mutations: readonly Mutation[]): Promise<Ran[]> {
    const [read, seen] = [true, false].map((isJest) =>
      mutations.filter(({ runner }) => (JEST_PROJECTS[runner] !== undefined) === isJest),
    ) as [Mutation[], Mutation[]];
    const projects = [...new Set(read.map(({ runner }) => JEST_PROJECTS[runner] ?? ''))];
    const ran: Ran[] = [];
    if (read.length > 0) {
      const own = ['--selectProjects', ...projects, '--runTestsByPath', ...filesOf(read), '-t', anyOf(read, '$')];
      const report = ['--json', '--outputFile', JEST_REPORT, '--cacheDirectory', join('.cache', 'jest')];
      ran.push(...ranByJest(await this.test(JEST_REPORT, ['jest', ...own, ...report])));
    }
    if (seen.length > 0) {
      const own = ['playwright', 'test', ...filesOf(seen), '-g', anyOf(seen)];
      ran.push(...ranByPlaywright(await this.test(PLAYWRIGHT_REPORT, own)));
    }
    return ran;
  }

  /** The report of a runner, whether its tests have failed or not. Rejects where it leaves no report. */
  private async test(report: string, command: readonly string[]) {
    const file = this.pathOf(report);
    rmSync(file, { force: true });
    await this.npm(command.slice(0, 2).join(' '), ['exec', '--no', '--', ...command]).catch((error: Error) => {
      if (this.options.signal.aborted || !existsSync(file)) throw error;
    });
    return JSON.parse(readFileSync(file, 'utf8'));
  }

  private async npm(what: string, args: readonly string[]): Promise<void> {
    const { folder, env, signal, progress } = this.options;
    const report = (text: string) => progress.show(`${what}: ${text}`);
    await runNpm(args, { cwd: folder, env, signal, report }).finally(progress.clear);
  }

  private readonly pathOf = (file: string) => join(this.options.folder, file);
}

const filesOf = (mutations: readonly Mutation[]) => [...new Set(mutations.map(({ test }) => test))];

/** Runners look for a title behind the names of the parts in which it stands. */
const anyOf = (mutations: readonly Mutation[], end = '') =>
  `(?:^| )(?:${mutations.map(({ title }) => titlePattern(title)).join('|')})${end}`;
