/**
 * `npm run mutations -- [WORD ...]`: brings faults back that this project really had (tests/mutations), in a copy of it, and tells of
 * each whether `npm test` finds it by the test that is named with it. A WORD takes those whose sentence, file or runner it stands in.
 */
import { join } from 'node:path';
import { readEnvironment } from '../lib/environment';
import type { Mutation } from '../tests/mutations/mutation';
import { MUTATIONS } from '../tests/mutations/mutations';
import { readCommand } from './command';
import { type Ran, testsOf, whyMissed } from './mutations/ran';
import { MutationWork, type Shop } from './mutations/work';
import { createProgress } from './processes/progress';
import { makeWorkFolder, removeFolder } from './processes/work-folder';

const FOLDER = join('.cache', 'mutations');

const { words } = readCommand();
const isCalled = ({ fault, file, runner }: Mutation) =>
  words.some((word) => `${fault} ${file} ${runner}`.toLowerCase().includes(word.toLowerCase()));
const chosen = words.length === 0 ? MUTATIONS : MUTATIONS.filter(isCalled);
if (chosen.length === 0) throw new Error(`No fault is called by ${words.join(', ')}.`);

const isSmall = ({ runner }: Mutation) => runner.startsWith('small');
const isRead = ({ runner }: Mutation) => runner === 'unit' || runner === 'sample';
const built: Record<Shop, Mutation[]> = {
  // First, for its tests need the site to be served beside it.
  small: chosen.filter(isSmall),
  site: chosen.filter((mutation) => !isSmall(mutation) && !isRead(mutation)),
};

const start = performance.now();
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
const work = new MutationWork({
  folder: FOLDER,
  // The quick gate, over the bundled data.
  env: {
    ...process.env,
    ...{ GATE: '', BASE_PATH: '', DATA_DIR: '', CATALOGUE_FILE: '', INDEXNOW_KEY: '', NEXT_TELEMETRY_DISABLED: '1' },
    SITE_URL: readEnvironment().siteUrl,
  },
  signal: interruption.signal,
  progress: createProgress(process.stdout),
});

let told = 0;
let missed = 0;
function tell(mutation: Mutation, ran: readonly Ran[]): void {
  const why = whyMissed(mutation, ran);
  told += 1;
  if (why !== undefined) missed += 1;
  console.log(`${told}/${chosen.length} ${why === undefined ? 'found ' : 'MISSED'} ${mutation.fault}`);
  if (why !== undefined) console.log(`  ${mutation.file}, since ${mutation.since}: ${why} (${mutation.test})`);
}

/** Builds what is looked at, and looks whether all tests pass while no fault is there. */
async function prove(): Promise<void> {
  if (chosen.some((mutation) => !isRead(mutation))) await work.build('site');
  if (built.small.length > 0) await work.build('small');
  const ran = await work.run(chosen);
  const wrong = chosen.filter((mutation) => {
    const own = testsOf(mutation, ran);
    return own.length === 0 || own.some(({ isPassed }) => !isPassed);
  });
  if (wrong.length === 0) return;
  const lines = wrong.map((mutation) => `${mutation.test}: ${mutation.title}`);
  throw new Error(`Without a fault these tests fail or do not run:\n${lines.join('\n')}`);
}

try {
  await makeWorkFolder(process.cwd(), FOLDER, ['tests', 'docs', '.github']);
  await prove();
  for (const mutation of chosen.filter(isRead)) {
    tell(mutation, await work.withFaults([mutation], () => work.run([mutation])));
  }
  for (const [shop, mutations] of Object.entries(built) as [Shop, Mutation[]][]) {
    if (mutations.length === 0) continue;
    const ran = await work.withFaults(mutations, async () => {
      await work.build(shop);
      return work.run(mutations);
    });
    for (const mutation of mutations) tell(mutation, ran);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${told - missed} found, ${missed} missed (${seconds} s)`);
  process.exitCode = missed > 0 ? 1 : 0;
} catch (error) {
  if (!interruption.signal.aborted) throw error;
  process.exitCode = 130;
} finally {
  await removeFolder(FOLDER);
}
