/**
 * Account that a token belongs to, and its page. `canWrite`: whether it may write to the repository; undefined where the host does not
 * say.
 */
export type Identity = { name: string; address?: string | undefined; canWrite?: boolean | undefined };

/** File of a commit: its path in the repository, and what it is to hold. */
export type CommitFile = { path: string; content: string | Uint8Array<ArrayBuffer> };
/** Commit to be made: its files upon its parent. */
export type NewCommit = { parent: string; message: string; files: readonly CommitFile[] };

/** State of the build that a host's own workflow makes of a commit; `address` leads to it. 'none': no build has been started. */
export type BuildState =
  | { kind: 'none' }
  | { kind: 'queued' | 'running' | 'done'; address?: string | undefined }
  | { kind: 'failed'; address?: string | undefined; reason: string };

/** Commit of the past that changed a file. `at` in milliseconds, undefined where the host has no moment for it; `title` the first line of its message. */
export type PastCommit = {
  commit: string;
  parent: string | undefined;
  title: string;
  by: string;
  at: number | undefined;
  address?: string | undefined;
};

/** Host of one repository and branch, asked with one token. Each call rejects with a {@link HostFault}. */
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

/** Repository and branch on a server, with the address that requests go to. Addresses are without a slash at their end. */
export type RepositoryAddress = { origin: string; api: string; repository: string; branch: string };
/** Limits of how long a host may take to answer whole, in milliseconds. */
export type Limits = { read: number; commit: number };
/** Means to speak to a host. */
export type Opening = { place: RepositoryAddress; token: string; fetch: typeof globalThis.fetch; limits: Limits };

/** Instructions for making a token: `lines` in their order, `rights` the one of them that names its rights. */
export type TokenWords = { name: string; address: string; lines: readonly string[]; rights: string };

/** Pages of a host on which a person sets up publishing: paths below its origin, `view` and `edit` of a file below the repository. */
export type SetUpPages = {
  /** Page that makes a repository. */
  make: string;
  view: (branch: string, path: string) => string;
  edit: (branch: string, path: string) => string;
  /** Page below the repository, and what is done there. */
  settings: { path: string; words: string };
};

/** Kind of host: what there is to know of it, and its adapter. A new kind is one module with this, and its line in `git-hosts`. */
export type GitHostKind = {
  /** The name of its software. */
  name: string;
  /** The server that is meant where none is named. */
  origin: string;
  /** The address of the programming interface of a server. */
  apiOf: (origin: string) => string;
  /**
   * Paths to sign in at, with the least that publishing takes. `token` undefined: the host gives tokens only to who has a secret, so that
   * a worker of the owner's asks for them; `scope` undefined: the host's application names the rights.
   */
  signIn: { authorize: string; token?: string; scope?: string };
  tokenWords: (place: RepositoryAddress) => TokenWords;
  pages: SetUpPages;
  /** Sentence about what a test of a token cannot find out. */
  untested?: string;
  open: (opening: Opening) => Host;
};

/**
 * Reason why a host did not do what it was asked.
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

/** Error with which every request to a host may end. */
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

/** Doubt about a fault: whether what was asked may have happened although no answer says so. */
export const isUnsure = ({ kind }: HostFault): boolean => ['network', 'slow', 'server', 'answer'].includes(kind);
