import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Environment, readEnvironment } from '../../lib/environment';
import { type PublishInput, publishPlace } from '../../lib/site/publish-place';
import { createGitRepository } from '../../tests/hosts/git-repository';
import { serveStandIn } from '../../tests/hosts/serve-stand-in';
import { signInWorker } from '../../tests/hosts/sign-in-worker';
import type { StandIn } from '../../tests/hosts/stand-in';
import { STAND_INS } from '../../tests/hosts/stand-ins';
import { LEDGER_FOLDER } from '../build/begin-build';
import { changedFilesLine } from '../build/changed-files';
import { readWritten } from '../build/written-export';
import { removeFolder } from '../processes/work-folder';
import { serve } from '../server/serve';
import { runWorkflow } from '../workflow/run-workflow';
import { firstCommit } from './first-commit';
import { type Built, followBranch, type Push } from './follow-branch';

const BRANCH = 'main';
const CLIENT_ID = 'trial';
const SECRET = randomBytes(12).toString('hex');
const WAITING =
  '<!doctype html><meta http-equiv="refresh" content="2"><title>Building</title><p>The store is being built.</p>';

type Options = {
  host: PublishInput['host'];
  /** Where the store is served, and where the host answers. */
  ports: { store: number; host: number; worker?: number };
  isSmall: boolean;
  /** Whether nothing is set up yet, as `npm run publish:setup` finds it. */
  isBare?: boolean;
  /** Whether operators sign in with the host, through the owner's worker where that asks for a secret. */
  hasSignIn?: boolean;
  /** The project; this folder where it is left out. */
  root?: string;
  /** Its data and the path of the store, where they are not those that the environment names. */
  data?: Pick<Environment, 'dataDir' | 'catalogueFile' | 'basePath'>;
  /** Told what happens, a line at a time. */
  say?: (line: string) => void;
};

/** Addresses are without a slash at their end. */
export type Trial = {
  storeUrl: string;
  hostUrl: string;
  /** The place to publish to, whether the store names it yet or not. */
  publish: PublishInput;
  /** Of the one operator, who may write. */
  token: string;
  /** The folder of the bare repository. */
  repository: string;
  standIn: StandIn;
  whenLive: ReturnType<typeof followBranch>['whenLive'];
  /** Resolves when nothing runs any more and nothing is left. */
  close: () => Promise<void>;
};

/**
 * Opens on this machine all that publishing needs: a bare repository that holds this project, a host over it, and the store, which is
 * built anew after each commit on the branch. Rejects, with nothing left behind, where a port is taken.
 */
export async function openTrial(options: Options): Promise<Trial> {
  const { host, ports, isSmall, isBare, hasSignIn, root = process.cwd(), data = readEnvironment() } = options;
  const { say = () => undefined } = options;
  await mkdir(join(root, '.cache'), { recursive: true });
  // Inside the project: packages come by hard links, which do not lead to another disk.
  const folder = await mkdtemp(join(root, '.cache', 'try-publishing-'));
  const ends: (() => Promise<unknown>)[] = [() => removeFolder(folder)];
  const close = async () => {
    for (let end = ends.pop(); end; end = ends.pop()) await end();
  };
  const { basePath } = data;
  const [origin, hostUrl] = [ports.store, ports.host].map((port) => `http://localhost:${port}`) as [string, string];
  const storeUrl = `${origin}${basePath}`;
  const repository = join(folder, 'store.git');
  const token = `trial-${randomBytes(12).toString('hex')}`;
  try {
    const room = join(folder, '0');
    await mkdir(room);
    await writeFile(join(room, 'index.html'), WAITING);
    const store = await serve({ root: room, port: ports.store, basePath }).catch(refuseTaken(ports.store));
    ends.push(store.close);
    const publish: PublishInput = { host, origin: hostUrl, repository: 'you/store', branch: BRANCH };
    if (hasSignIn) Object.assign(publish, { clientId: CLIENT_ID });
    if (hasSignIn && host === 'github') {
      const worker = await serveWorker(ports.worker ?? 0, { SHOP_ORIGIN: origin, GIT_HOST: hostUrl });
      ends.push(worker.close);
      publish.signIn = worker.url;
    }
    const files = await firstCommit({ root, ...data, publish: isBare ? undefined : publish, isSmall });
    const kept = await createGitRepository(repository, files, BRANCH);
    const users = [{ token, login: 'you', name: 'You', rights: 'write' as const }];
    const owned = { pages: 'workflow' as const };
    const standIn = STAND_INS[host]({ place: publishPlace(publish), repository: kept, users, owned, secret: SECRET });
    ends.push((await serveStandIn(standIn, ports.host).catch(refuseTaken(ports.host))).close);

    const ending = new AbortController();
    const { signal } = ending;
    const [packages, site] = [join(root, 'node_modules'), { origin, basePath }];
    const build = createBuilder(folder, { repository, packages, site, signal }, say);
    const { runs } = standIn;
    const { whenLive, over } = followBranch({
      repository: kept,
      branch: BRANCH,
      runs,
      build,
      show: store.show,
      signal,
      say,
    });
    ends.push(() => {
      ending.abort();
      return over;
    });
    return { storeUrl, hostUrl, publish, token, repository, standIn, whenLive, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The file that an owner deploys, as it stands. */
function serveWorker(port: number, settings: object) {
  const own = { ...settings, CLIENT_ID, CLIENT_SECRET: SECRET };
  return serveStandIn({ handle: (request) => signInWorker.fetch(request, own) }, port).catch(refuseTaken(port));
}

type Place = Pick<Parameters<typeof runWorkflow>[0], 'repository' | 'packages' | 'site' | 'signal'>;

/**
 * Builds pushes as the workflow does, each into a folder of its own that is whole when it is named: so that a visitor is shown the
 * one before until then. That one is left where it is, for those who are still being answered from it.
 */
function createBuilder(folder: string, place: Place, say: (line: string) => void) {
  const work = join(folder, 'work');
  let count = 0;
  return async (push: Push): Promise<Built> => {
    const { isGateNeeded, failed } = await runWorkflow({ ...place, ...push, work });
    if (failed) return failed;
    if (push.before && isGateNeeded) say('  This changed code: the workflow on a host would first run the gate.');
    count += 1;
    const written = readWritten(join(work, LEDGER_FOLDER));
    await rename(join(work, 'out'), join(folder, String(count)));
    await removeFolder(join(folder, String(count - 2)));
    const changes = written?.changes && changedFilesLine(written.changes, written.files.size);
    return { root: join(folder, String(count)), ...(changes && { changes }) };
  };
}

const refuseTaken = (port: number) => (error: NodeJS.ErrnoException) => {
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  throw code === 'EADDRINUSE' ? new Error(`Port ${port} is already in use: choose another with --port.`) : error;
};
