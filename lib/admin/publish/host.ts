/** Who a token belongs to. `canWrite`: whether that account may write to the repository; undefined where the host does not say. */
export type Identity = { name: string; address: string; canWrite?: boolean };

/** A file of a commit: its path in the repository, and what it is to hold. */
export type CommitFile = { path: string; content: string | Uint8Array<ArrayBuffer> };
export type NewCommit = { parent: string; message: string; files: readonly CommitFile[] };

/** What the host's own workflow makes of a commit; `address` leads to it on the host. 'none': nothing has been started for it. */
export type BuildState =
  | { kind: 'none' }
  | { kind: 'queued' | 'running' | 'done'; address?: string }
  | { kind: 'failed'; address?: string; reason: string };

/** A commit of the past that changed a file. `at` in milliseconds, `title` the first line of its message. */
export type PastCommit = {
  commit: string;
  parent: string | undefined;
  title: string;
  by: string;
  at: number;
  address: string;
};

/**
 * The host of the repository that the site is built from, for one repository and branch with one token. Each call rejects with a
 * {@link HostFault} where the host refuses, is not reached or says nothing in time.
 */
export type Host = {
  whoAmI: () => Promise<Identity>;
  /** The commit that the branch is at. */
  readHead: () => Promise<string>;
  /** The bytes of a file at a commit; undefined where there is no such file. */
  readFile: (path: string, commit: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /**
   * One commit with all files on top of `parent`, or none at all: 'moved' where the branch is not at `parent` any more. GitLab and Forgejo
   * look at the files alone: what changes others at the last moment comes to stand between the two, and nothing of it is lost.
   */
  commit: (commit: NewCommit) => Promise<string | 'moved'>;
  state: (commit: string) => Promise<BuildState>;
  /** The last commits of the branch that changed a file, the newest first. */
  history: (path: string) => Promise<readonly PastCommit[]>;
};

/**
 * Why a host did not do what it was asked.
 * - token: not taken, wrong or expired; rights: taken, but it may not do this; rate: too many requests, again after `until`;
 * - repository, branch: not there, or not to be seen with this token; protected: the branch takes no commit from this account;
 * - refused: anything else that the host does not accept; server: the host is broken; network: not reached; slow: no answer in time;
 * - answer: it answered with what is none of its answers.
 */
export type FaultKind =
  | 'token'
  | 'rights'
  | 'rate'
  | 'repository'
  | 'branch'
  | 'protected'
  | 'refused'
  | 'server'
  | 'network'
  | 'slow'
  | 'answer';

export class HostFault extends Error {
  constructor(
    readonly kind: FaultKind,
    /** The host's own words; never with a token in them. '' where it has none. */
    readonly reason: string,
    /** Time in milliseconds after which a 'rate' ends, where the host names it. */
    readonly until?: number,
  ) {
    super(reason || kind);
    this.name = 'HostFault';
  }
}

/** Whether what was asked may have happened although no answer says so. */
export const isUnsure = ({ kind }: HostFault): boolean => ['network', 'slow', 'server', 'answer'].includes(kind);
