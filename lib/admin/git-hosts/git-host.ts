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

/** Response of a host with its whole body. */
export type HostResponse = { status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> };

type RequestOptions = {
  method?: 'GET' | 'HEAD';
  accept?: string;
  /** Sent as JSON by POST, with the timeout of a commit. */
  body?: unknown;
  /** Statuses that do not reject, in addition to 2xx. */
  accepted?: readonly number[];
};
/** Sends a request. Rejects with a {@link HostError} unless the status is 2xx or accepted. */
export type SendRequest = (address: string, options?: RequestOptions) => Promise<HostResponse>;

/** Repository and branch on a server. `api` is the URL of its API. URLs have no slash at the end. */
export type RepositoryTarget = { origin: string; api: string; repository: string; branch: string };
/** Input of an adapter: the repository, the token and the request function. */
export type HostConnection = { target: RepositoryTarget; token: string; send: SendRequest };

/**
 * The part of a host's API that differs from the other hosts. The functions get parsed JSON of the host, which may have another shape:
 * they may throw or return another type.
 */
export type HostAdapter = {
  /** API URL of the repository. */
  repository: string;
  canWrite: (repository: never) => boolean | undefined;
  toAccount: (user: never) => Pick<HostAccount, 'name' | 'link'>;
  /** API URL of the branch. */
  branch: string;
  toHead: (branch: never) => string;
  /** API URL of the content of a file. */
  file: (path: string, commit: string) => string;
  /** Media type of the content of a file. */
  rawType: string;
  /** See {@link GitHost}. The caller has compared the head of the branch already. */
  commitFiles: GitHost['commitFiles'];
  commitUrl: GitHost['commitUrl'];
  checksUrl: GitHost['checksUrl'];
};

/** Instructions for creating a token: the host's name for it, the URL of the page, and the settings. */
type TokenHelp = { name: string; address: string; permissions: string; hints: readonly string[] };

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
  /** Request headers besides the token. */
  headers?: Record<string, string>;
  open: (connection: HostConnection) => HostAdapter;
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
