import { type BuildState, type Host, HostFault, type PastCommit } from './git-host';
import { hostHash, hostLink, hostWords } from './host-words';

/**
 * Host whose every answer is fit to be shown and asked with: names and reasons are plain words, links lead to the host itself, and commits
 * have the form of commits; what an adapter cannot read is none of the host's answers. All adapters are seen through it.
 */
export function checkedHost(host: Host, origin: string): Host {
  return {
    whoAmI: async () => {
      const { name: given, address, canWrite } = await answered(host.whoAmI());
      const name = hostWords(given);
      if (name === '') throw new HostFault('answer', '');
      return { name, address: hostLink(address, origin), canWrite: asBoolean(canWrite) };
    },
    readHead: async () => hostHash(await answered(host.readHead())),
    readFile: (path, commit) => answered(host.readFile(path, commit)),
    commit: async (commit) => {
      const made = await answered(host.commit(commit));
      return made === 'moved' ? made : hostHash(made);
    },
    state: async (commit) => checkedState(await answered(host.state(commit)), origin),
    history: async (path) => (await answered(host.history(path))).map((past) => checkedPast(past, origin)),
  };
}

const answered = <Value>(asked: Promise<Value>): Promise<Value> =>
  asked.catch((error: unknown) => {
    throw error instanceof HostFault ? error : new HostFault('answer', '');
  });

const asBoolean = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

function checkedState(state: BuildState, origin: string): BuildState {
  if (state.kind === 'none') return state;
  const address = hostLink(state.address, origin);
  return state.kind === 'failed' ? { ...state, address, reason: hostWords(state.reason) } : { ...state, address };
}

const checkedPast = ({ commit, parent, title, by, at, address }: PastCommit, origin: string): PastCommit => ({
  commit: hostHash(commit),
  parent: parent === undefined ? undefined : hostHash(parent),
  title: hostWords(title),
  by: hostWords(by),
  at,
  address: hostLink(address, origin),
});
