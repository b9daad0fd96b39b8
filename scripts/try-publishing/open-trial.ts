import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Environment, readEnvironment } from '../../lib/environment';
import { type PublishInput, publishPlace } from '../../lib/site/publish-place';
import { createGitRepository } from '../../tests/hosts/git-repository';
import { serveStandIn } from '../../tests/hosts/serve-stand-in';
import type { StandIn } from '../../tests/hosts/stand-in';
import { removeFolder } from '../bench/work-folder';
import { serve } from '../server/serve';
import { createSiteBuilder } from './build-site';
import { createDelivery } from './deliver';
import { firstCommit } from './first-commit';
import { followBranch } from './follow-branch';
import { createLiveCommits } from './live-commits';
import { localHistory } from './local-history';
import { STAND_INS } from './stand-ins';

const BRANCH = 'main';
const WAITING =
  '<!doctype html><meta http-equiv="refresh" content="2"><title>Building</title><p>The store is being built.</p>';

type Options = {
  host: PublishInput['host'];
  /** Where the store is served, and where the host answers. */
  ports: { store: number; host: number };
  isSmall: boolean;
  /** The project; this folder where it is left out. */
  root?: string;
  /** Its data, where they are not those that the environment names. */
  data?: Pick<Environment, 'dataDir' | 'catalogueFile'>;
  /** Told what happens, a line at a time. */
  say?: (line: string) => void;
};

/** Addresses are without a slash at their end. `whenLive` resolves when the store shows a commit or a later one, and rejects with why it will not. */
export type Trial = {
  storeUrl: string;
  hostUrl: string;
  /** Of the one operator, who may write. */
  token: string;
  /** The folder of the bare repository. */
  repository: string;
  standIn: StandIn;
  whenLive: (commit: string) => Promise<void>;
  /** Resolves when nothing runs any more and nothing is left. */
  close: () => Promise<void>;
};

/**
 * Opens on this machine all that publishing needs: a bare repository that holds this project, a host over it, and the store, which is
 * built anew after each commit on the branch. Rejects, with nothing left behind, where a port is taken.
 */
export async function openTrial(options: Options): Promise<Trial> {
  const root = options.root ?? process.cwd();
  await mkdir(join(root, '.cache'), { recursive: true });
  // Inside the project: packages come by hard links, which do not lead to another disk.
  const folder = await mkdtemp(join(root, '.cache', 'try-publishing-'));
  const ends: (() => Promise<unknown>)[] = [() => removeFolder(folder)];
  const close = async () => {
    for (let end = ends.pop(); end; end = ends.pop()) await end();
  };
  try {
    const data = options.data ?? readEnvironment();
    const opened = await open({ say: () => undefined, ...options, root, data }, folder, (end) => ends.push(end));
    return { ...opened, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Opening = Required<Options>;

async function open(
  { host, ports, isSmall, root, data, say }: Opening,
  folder: string,
  atEnd: (end: () => Promise<unknown>) => void,
): Promise<Omit<Trial, 'close'>> {
  const [storeUrl, hostUrl] = [ports.store, ports.host].map((port) => `http://localhost:${port}`) as [string, string];
  const publish: PublishInput = { host, origin: hostUrl, repository: 'you/store', branch: BRANCH };

  const store = await serve({ root: await makeWaitingRoom(folder), port: ports.store }).catch(refuseTaken(ports.store));
  atEnd(store.close);
  const files = await firstCommit({ root, ...data, publish, isSmall });
  const repository = join(folder, 'store.git');
  const token = `trial-${randomBytes(12).toString('hex')}`;
  const standIn = STAND_INS[host]({
    place: publishPlace(publish),
    repository: await createGitRepository(repository, files, BRANCH),
    users: [{ token, login: 'you', name: 'You', rights: 'write' }],
  });
  atEnd((await serveStandIn(standIn, ports.host).catch(refuseTaken(ports.host))).close);

  const history = localHistory(repository);
  const live = createLiveCommits(history);
  const ending = new AbortController();
  const { signal } = ending;
  const packages = join(root, 'node_modules');
  const buildSite = createSiteBuilder({ repository, folder, packages, origin: storeUrl, signal, say });
  const delivery = createDelivery({ runs: standIn.runs, show: store.show, live, history, buildSite, signal, say });
  const following = followBranch({ readHead: () => history.head(BRANCH), ...delivery, signal })
    .catch((error: Error) => say(`Nothing more is built: ${error.message}`))
    .finally(live.end);
  atEnd(() => {
    ending.abort();
    return following;
  });
  return { storeUrl, hostUrl, token, repository, standIn, whenLive: live.whenLive };
}

/** What the store shows before there is one. */
async function makeWaitingRoom(folder: string): Promise<string> {
  const room = join(folder, 'waiting');
  await mkdir(room);
  await writeFile(join(room, 'index.html'), WAITING);
  return room;
}

const refuseTaken = (port: number) => (error: NodeJS.ErrnoException) => {
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  throw code === 'EADDRINUSE' ? new Error(`Port ${port} is already in use: choose another with --port.`) : error;
};
