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

/** Maximum length of a host's error message, in characters. */
const MAX_REASON_LENGTH = 200;

/** Timeouts in milliseconds. A commit contains pictures and takes longer. */
export type Timeouts = { read: number; commit: number };

/** Creates the request function of a host. It sends the token in a header, sends no cookies, and does not use the cache. */
export function createSendRequest(
  token: string,
  fetch: typeof globalThis.fetch,
  timeouts: Timeouts,
  headers: Record<string, string> = {},
): SendRequest {
  return async (address, { method = 'GET', accept = 'application/json', body, accepted = [] } = {}) => {
    // A header cannot contain such a token, and the browser's error message would include it.
    if (!/^[\x21-\x7e]+$/.test(token)) throw new HostError('sign-in', '');
    const isRead = body === undefined;
    const type = !isRead && { 'Content-Type': 'application/json' };
    const init: RequestInit = {
      cache: 'no-store',
      credentials: 'omit',
      headers: { ...headers, ...type, Accept: accept, Authorization: `Bearer ${token}` },
      ...(isRead ? { method } : { method: 'POST', body: JSON.stringify(body) }),
    };
    const response = await fetchWithBody(fetch, address, init, isRead ? timeouts.read : timeouts.commit);
    if ((response.status >= 200 && response.status < 300) || accepted.includes(response.status)) return response;
    throw toHostError(response, token);
  };
}

async function fetchWithBody(
  fetch: typeof globalThis.fetch,
  address: string,
  init: RequestInit,
  timeout: number,
): Promise<HostResponse> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(address, { ...init, signal });
    const { status, headers } = response;
    return { status, headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch {
    const isLate = signal.aborted;
    throw new HostError('unsure', isLate ? `no answer within ${Math.ceil(timeout / 1000)} seconds` : 'no connection');
  }
}

/** Body as text. */
export const responseText = ({ bytes }: HostResponse): string => new TextDecoder().decode(bytes);

/** Error for a response of another shape. Another server may have sent it, such as the sign-in page of a Wi-Fi network. */
export const unreadable = () => new HostError('unsure', 'an answer that cannot be read');

/** Parses a JSON response and returns the result of `read`. Throws {@link unreadable} if the body is not JSON, or if `read` throws. */
export function parseResponse<Body, Found>(response: HostResponse, read: (body: Body) => Found): Found {
  try {
    return read(JSON.parse(responseText(response)));
  } catch {
    throw unreadable();
  }
}

/** Error for a response whose status means failure. */
export function toHostError(response: HostResponse, token: string): HostError {
  const { status, headers } = response;
  const reason = cleanHostText(messageOf(response), token);
  const isRateLimit =
    headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after') || /rate limit/i.test(reason);
  if (status >= 500) return new HostError('unsure', [`error ${status}`, reason].filter(Boolean).join(': '));
  return new HostError(status === 403 && isRateLimit ? 'rate-limit' : (KINDS[status] ?? 'rejected'), reason);
}

const KINDS: Readonly<Record<number, HostErrorKind>> = {
  401: 'sign-in',
  403: 'not-allowed',
  404: 'not-found',
  // GitHub: the repository has no commits.
  409: 'not-found',
  429: 'rate-limit',
};

type Message = { message?: unknown; error_description?: unknown; error?: unknown };

/** Error message in a response; '' if it is not JSON. GitLab sends strings, lists, and maps of lists. */
function messageOf(response: HostResponse): string {
  try {
    const { message, error_description, error }: Message = JSON.parse(responseText(response));
    const found = message ?? error_description ?? error ?? '';
    return typeof found === 'string' ? found : Object.values(found).flat().join(', ');
  } catch {
    return '';
  }
}

/** Encodes a path for a URL. Slashes stay. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Control, direction and other invisible characters. Joiners (U+200C, U+200D) stay because scripts need them. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+|(?!\s)\p{Cc}+/gu;

/** Text of a host on one line, without the token and invisible characters, at most `max` characters. '' if the value is not a string. */
export function cleanHostText(value: unknown, token: string, max = MAX_REASON_LENGTH): string {
  if (typeof value !== 'string') return '';
  const line = withoutToken(value, token).replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : line;
}

function withoutToken(text: string, token: string): string {
  const secrets = [token, encodeURIComponent(token)].filter(Boolean);
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}

/** URL of a link from a host; `undefined` if it points to another host or contains the token. */
export function safeHostLink(value: unknown, origin: string, token: string): string | undefined {
  if (typeof value !== 'string' || value === '' || !URL.canParse(value, origin)) return undefined;
  // Compare the start of the whole URL: `https://host@evil.example` and blob URLs only look like pages of the host.
  const { href } = new URL(value, origin);
  return href.startsWith(`${origin}/`) && withoutToken(href, token) === href ? href : undefined;
}

/** Validates the id of a commit or file, because it becomes part of a URL. Throws a {@link HostError}. */
export function parseHash(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{7,64}$/.test(value)) return value;
  throw new HostError('unsure', 'an answer without a valid commit');
}
