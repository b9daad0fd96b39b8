import { type Count, countJest, countPlaywright } from './count';
import type { Task } from './run-tasks';

/** `count` takes the text of the file that a test runner left in the folder of reports. */
type Report = { file: string; count: (text: string) => Count };

export type Step = Task & {
  /** Run one after the other; the first that fails ends the step. */
  commands: string[];
  report?: Report;
};

/** The part of the gate that one machine of several runs: `index` from 1 to `of`. */
export type Shard = { index: number; of: number };

type Options = {
  /** Everything, as at night; else what `npm test` runs. */
  isWhole: boolean;
  shard: Shard;
  /** Whether the data are the bundled ones, of which the tests of the sample tell. */
  isSample: boolean;
  /** The browsers beside Chromium that stand on this machine. */
  others: readonly string[];
  /** The folder of reports. */
  reports: string;
};

/**
 * The steps of the gate, in the order in which they may begin. Of several shards each builds what its tests look at and runs its
 * share of the tests; the steps without tests of their own are dealt out.
 */
export function stepsOf({ isWhole, shard, isSample, others, reports }: Options): Step[] {
  const part = shard.of > 1 ? ` --shard=${shard.index}/${shard.of}` : '';
  const jest = (name: string, file: string, projects: string, needs: string[] = []): Step => ({
    name,
    needs,
    commands: [`jest --ci${part} --json --outputFile ${reports}/${file} --selectProjects ${projects}`],
    report: { file, count: (text) => countJest(JSON.parse(text)) },
  });
  const playwright = (name: string, file: string, command: string, needs: string[]): Step => ({
    name,
    needs,
    isAlone: true,
    commands: [command],
    report: { file, count: (text) => countPlaywright(JSON.parse(text)) },
  });
  const builds = [
    'Build',
    'Build of the small shop',
    ...(isWhole ? ['Build of another trade', 'Build of the admin alone'] : []),
  ];

  const tested: Step[] = [
    { name: 'Build of the small shop', commands: ['npm run build:shop'] },
    jest('Unit tests', 'unit.json', isSample ? 'unit bare sample' : 'unit bare'),
    // The compiler reads types that Next writes into the folder of the build.
    { name: 'Build', after: ['Types'], commands: ['npm run build'] },
    ...(isWhole
      ? [
          { name: 'Build of another trade', commands: ['npm run build:shop -- garden'] },
          { name: 'Build of the admin alone', commands: ['npm run build:shop -- admin'] },
        ]
      : []),
    jest('Export checks', 'export.json', 'export store', builds),
    playwright('Browser tests', 'e2e.json', `playwright test --forbid-only${part}`, builds),
  ];
  const single: Step[] = [
    { name: 'Lint', commands: ['biome ci .'] },
    { name: 'Types', commands: ['next typegen', 'tsc --noEmit'] },
    { name: 'Unused code', commands: ['knip'] },
    ...(isWhole ? nightly(others) : []),
  ];
  const dealt = single.filter((_, index) => index % shard.of === shard.index - 1);
  const isEarly = ({ needs = [] }: Step) => needs.length === 0;
  return [...dealt.filter(isEarly), ...tested, ...dealt.filter((step) => !isEarly(step))];
}

function nightly(others: readonly string[]): Step[] {
  return [
    { name: 'Reproducible build', needs: ['Build'], isAlone: true, commands: ['npm run check:reproducible'] },
    { name: 'A shop of 2,000 products', needs: ['Build'], isAlone: true, commands: ['npm run check:large'] },
    { name: 'Changed builds', needs: ['Build'], isAlone: true, commands: ['npm run check:changes'] },
    ...(others.length > 0
      ? [
          {
            name: 'Other browsers',
            needs: ['Build'],
            isAlone: true,
            commands: [`npm run -s test:browsers -- ${others.join(' ')} -- --forbid-only`],
            report: { file: 'browsers.json', count: (text: string) => countPlaywright(JSON.parse(text)) },
          },
        ]
      : []),
  ];
}

/** Reads '2/4'. Throws on what is no part of a whole. */
export function readShard(text = '1/1'): Shard {
  const [index = 0, of = 0] = (/^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? []).slice(1).map(Number);
  if (index < 1 || index > of) throw new Error(`--shard takes a part of a whole, such as 2/4; it is '${text}'.`);
  return { index, of };
}
