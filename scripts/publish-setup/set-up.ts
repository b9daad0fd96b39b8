import type { Check } from '../../lib/admin/publish/connection';
import { faultWords } from '../../lib/admin/publish/publish-words';
import { HostFault } from '../../lib/git-hosts/git-host';
import { type Place, type PublishInput, placeWords, publishPlace } from '../../lib/site/publish-place';
import type { AskPerson } from '../read-questions';
import { checkWorker } from './check-worker';
import { missingThere, setUpFiles, writeHere } from './files';
import { lastSteps, signInSteps, storeOf } from './last-steps';
import { type Look, lookAt, type OwnerDeed } from './look';

type Options = {
  publish: PublishInput;
  /** Of whoever sets up; '' checks nothing on the host. */
  token: string;
  root: string;
  dataDir: string;
  /** The address of the store, where the owner has said it. */
  store?: string | undefined;
  /** Whether what is missing in the repository is committed there; asked where it is left out. */
  isCommitted?: boolean | undefined;
  /** Questions to the owner; undefined: nobody is there. */
  ask?: AskPerson | undefined;
  fetch: typeof globalThis.fetch;
  say: (line: string) => void;
};

const MARKS = { fine: 'fine   ', doubt: 'look   ', fault: 'missing' } as const;
const MESSAGE = 'Set up publishing\n\nThe admin publishes to this repository from now on.';

/**
 * Sets up publishing as far as a program can: checks each step against the host, writes what is to be written, and says what is left to
 * people. Resolves with whether nothing is missing. Whatever it finds done stays as it is.
 */
export async function setUp(options: Options): Promise<boolean> {
  const { publish, token, root, dataDir, fetch, say } = options;
  const place = publishPlace(publish);
  say(`\n${placeWords(place)}`);
  let look: Look | undefined;
  if (token === '') say('  Without a token nothing is checked there.');
  else look = await lookUntilDone(options, place);
  if (look && look.first.length > 0) {
    list('This comes first. Then run the command again:', look.first, say);
    return false;
  }
  const store = options.store ?? storeOf(place, look);
  const worker = publish.signIn && store ? await checkWorker(publish.signIn, store, fetch) : undefined;
  if (worker) show([worker], say);

  const files = setUpFiles({ publish, place, root, dataDir, store });
  const sent = look ? await send(options, look, files, place) : undefined;
  const missing = sent?.missing ?? files.map(({ path }) => path);
  // Written in one place alone: a change of both would be in the way of the next `git pull`.
  const written = missing.length > 0 ? writeHere(files) : [];
  if (written.length > 0) say(`Written here: ${written.join(', ')}`);
  const isCommitted = sent?.isCommitted ?? false;
  list('What is left to you:', lastSteps({ place, look, store, missing, isCommitted }), say);
  if (place.host === 'github' && place.signIn === undefined && store !== undefined)
    list('So that nobody renews a token, if you like:', signInSteps(place, look, store), say);
  return worker?.state !== 'fault';
}

/** Looks at the repository; again and again where somebody does meanwhile what comes first. */
async function lookUntilDone({ token, store, ask, fetch, say }: Options, place: Place): Promise<Look> {
  for (;;) {
    const found = await lookAt(place, { token, fetch, isElsewhere: store !== undefined });
    show(found.checks, say);
    if (found.first.length === 0 || !ask) return found;
    list('This comes first:', found.first, say);
    if ((await ask('Press Enter once it is done, or type q to stop')) === 'q') return found;
  }
}

/** Commits what the repository lacks, where that is wanted; the paths that it still lacks afterwards. */
async function send(
  { isCommitted: isWanted, ask, say }: Options,
  { host, who }: Look,
  files: ReturnType<typeof setUpFiles>,
  place: Place,
): Promise<{ missing: string[]; isCommitted: boolean }> {
  const { head, files: lacking } = await missingThere(host, files);
  const missing = lacking.map(({ path }) => path);
  const names = missing.join(' and ');
  if (missing.length === 0) say('\nThe repository says so already.');
  const question = `\nCommit ${names} to ${place.branch} now? (y/n)`;
  if (missing.length === 0 || !(isWanted ?? (await ask?.(question, 'y'))?.startsWith('y')))
    return { missing, isCommitted: false };
  try {
    const commit = await host.commit({ parent: head, message: MESSAGE, files: lacking });
    if (commit === 'moved') throw new HostFault('refused', 'the branch moved meanwhile: run the command again');
    say(`\nCommitted ${names} as ${commit.slice(0, 7)}, by ${who?.name}.`);
    return { missing: [], isCommitted: true };
  } catch (error) {
    if (!(error instanceof HostFault)) throw error;
    const { what, wayOn } = faultWords(error, place);
    say(`\nNot committed. ${what} ${wayOn}`);
    return { missing, isCommitted: false };
  }
}

function show(checks: readonly Check[], say: Options['say']): void {
  for (const { state, name, text } of checks) say(`  ${MARKS[state]}  ${name.padEnd(10)}  ${text}`);
}

function list(heading: string, steps: readonly OwnerDeed[], say: Options['say']): void {
  say(`\n${heading}`);
  for (const [at, { text, address }] of steps.entries()) {
    say(`  ${at + 1}. ${text}`);
    if (address) say(`     ${address}`);
  }
}
