/** Account of a token. `link` is its page on the host. `canWrite` is `undefined` if the host does not report the permission. */
export type HostAccount = { name: string; link: string | undefined; canWrite: boolean | undefined };

/** File of a commit: its path in the repository and its new content. */
export type CommitFile = { path: string; content: string | Uint8Array<ArrayBuffer> };
/** Commit to make: `files` replace or add files on top of the commit `parent`. */
export type NewCommit = { parent: string; message: string; files: readonly CommitFile[] };

/** One repository and branch on a git host, with one token. Every promise rejects with a {@link HostError} only. */
export type GitHost = {
  whoAmI: () => Promise<HostAccount>;
  /** Id of the last commit of the branch. */
  readHead: () => Promise<string>;
  /** Content of a file at a commit; `undefined` if the commit has no such file. */
  readFile: (path: string, commit: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /**
   * Makes one commit with all files and resolves with its id. If the branch is no longer at `parent`, changes nothing and resolves with
   * 'moved'. GitLab and Forgejo compare only the files of the commit, so a concurrent commit of other files may go undetected.
   */
  commitFiles: (commit: NewCommit) => Promise<string | 'moved'>;
  /** Page of a commit on the host. */
  commitUrl: (commit: string) => string;
  /** Page with the builds and checks of a commit. */
  checksUrl: (commit: string) => string;
};

/** Repository and branch on a server. `api` is the URL of its API. URLs have no slash at the end. */
export type RepositoryTarget = { origin: string; api: string; repository: string; branch: string };
/** Timeouts in milliseconds. A commit contains pictures and takes longer. */
export type Timeouts = { read: number; commit: number };
/** Input of an adapter: the repository, the token, `fetch` and the timeouts. */
export type HostConnection = {
  target: RepositoryTarget;
  token: string;
  fetch: typeof globalThis.fetch;
  timeouts: Timeouts;
};

/** Instructions for creating a token: the host's name for it, the URL of the page, and the settings. */
export type TokenHelp = { name: string; address: string; permissions: string; hints: readonly string[] };

/** Constants and adapter of a git host. To add a host, export one from a new file and list it in `git-hosts`. */
export type GitHostKind = {
  name: string;
  /** Default server, if `site.json` has no `origin`. */
  origin: string;
  apiOf: (origin: string) => string;
  /**
   * Paths and scope of the sign-in by redirect. `token` is `undefined` if the host requires a client secret; a worker of the owner then
   * exchanges the code. `scope` is `undefined` if the application itself defines the permissions.
   */
  signIn: { authorize: string; token?: string; scope?: string };
  tokenHelp: (target: RepositoryTarget) => TokenHelp;
  open: (connection: HostConnection) => GitHost;
};

/**
 * Reasons why a request failed.
 * - sign-in: the token is wrong, expired or revoked
 * - not-allowed: the token or its account lacks a permission
 * - rate-limit: too many requests
 * - not-found: no such repository or branch, or the token cannot see it
 * - rejected: the host refused the content, for example because of branch rules
 * - unsure: no connection, a timeout, a server error or an unreadable response; a commit may still have been made
 */
export type HostErrorKind = 'sign-in' | 'not-allowed' | 'rate-limit' | 'not-found' | 'rejected' | 'unsure';

/** Error of a request to a host. `reason` has the host's message or the cause, never the token. It may be ''. */
export class HostError extends Error {
  constructor(
    readonly kind: HostErrorKind,
    readonly reason: string,
  ) {
    super(reason || kind);
    this.name = 'HostError';
  }
}
