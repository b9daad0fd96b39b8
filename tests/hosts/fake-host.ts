import type { GitHostName } from '@/lib/git-hosts/git-hosts';
import type { Place } from '@/lib/site/publish-place';
import { FakeRepository } from './fake-repository';
import { forgejoDialect } from './forgejo-dialect';
import { githubDialect } from './github-dialect';
import { gitlabDialect } from './gitlab-dialect';
import { SignInPages } from './sign-in-pages';

export type FakeUser = { token: string; login: string; name: string; rights: 'write' | 'read' | 'none' };

export const TOKEN = 'glpat-7f+secret/of=ana';
export const USERS: readonly FakeUser[] = [
  { token: TOKEN, login: 'ana', name: 'Ana Operator', rights: 'write' },
  { token: 'token-of-ben', login: 'ben', name: 'Ben Reader', rights: 'read' },
  { token: 'token-of-cleo', login: 'cleo', name: 'Cleo Stranger', rights: 'none' },
];

/** What a request is about: the account and repository, the branch, a file or folder, or a commit to make. */
export type Topic = 'who' | 'head' | 'read' | 'commit';
/** Refusals that every host knows, each in its own words: 409 is a commit on an old state, 'protected' a branch rule. */
export type Refusal = 401 | 403 | 404 | 409 | 422 | 429 | 500 | 'rate-limit' | 'protected';

type Failure = {
  at: Topic;
  /**
   * 'cut-before' and 'cut-after' break the connection before or after the request has taken effect; 'silent' never answers; 'moved' lets
   * somebody else commit `files` first. A function replaces the answer.
   */
  what:
    | Refusal
    | 'cut-before'
    | 'cut-after'
    | 'silent'
    | 'moved'
    | ((answer: Response) => Response | Promise<Response>);
  /** Number of matching requests that still succeed. */
  after?: number;
  files?: Readonly<Record<string, string>>;
};

/** Request of a user who may see the repository, or of nobody if the token is unknown. */
export type FakeRequest = { method: string; url: URL; headers: Headers; body: Buffer; user: FakeUser | undefined };
export type Reply = { status: number; body: unknown; headers?: Record<string, string> };
/** API of one kind of host. `route` returns undefined for an unknown address. */
export type Dialect = {
  /** Request headers that the host lets pages of other origins send, in lower case. */
  corsHeaders: readonly string[];
  signInPaths: { authorize: string; token: string };
  route: (request: FakeRequest) => { topic: Topic; answer: () => Reply } | undefined;
  refuse: (what: Refusal, topic: Topic) => Reply;
};
export type DialectSetting = { place: Place; repository: FakeRepository };

const DIALECTS = { github: githubDialect, gitlab: gitlabDialect, forgejo: forgejoDialect };

type Setting = {
  place: Place & { host: GitHostName };
  files: Readonly<Record<string, string>>;
  users?: readonly FakeUser[];
  /** Secret of the sign-in application; GitHub asks for it. */
  secret?: string;
};

/** Git host for tests that can act as GitHub, GitLab or Forgejo, over one repository, and fails when it is told to. */
export class FakeHost {
  readonly repository: FakeRepository;
  /** Topics of all requests so far. */
  readonly requests: Topic[] = [];
  private readonly dialect: Dialect;
  private readonly signInPages: SignInPages;
  private readonly users: readonly FakeUser[];
  private failures: Failure[] = [];

  constructor({ place, files, users = USERS, secret }: Setting) {
    this.repository = new FakeRepository(files, place.branch);
    this.dialect = DIALECTS[place.host]({ place, repository: this.repository });
    this.users = users;
    this.signInPages = new SignInPages(place.clientId, users[0]?.token ?? '', secret);
  }

  /** The next request about a topic fails. */
  fail(at: Topic, what: Failure['what'], more: Omit<Failure, 'at' | 'what'> = {}): void {
    this.failures.push({ at, what, ...more });
  }

  /** Failures that no request has met. */
  get failuresLeft(): number {
    return this.failures.length;
  }

  /** Answers a request. Rejects if the connection breaks. */
  readonly handle = async (request: Request): Promise<Response> => {
    const response = request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await this.answer(request);
    response.headers.set('access-control-allow-origin', '*');
    response.headers.set('access-control-allow-headers', this.dialect.corsHeaders.join(', '));
    return response;
  };

  /** `fetch` of a page of another origin: refuses headers that the host does not allow, and can be aborted. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const simple = ['accept', ...(request.headers.get('content-type')?.includes('form') ? ['content-type'] : [])];
    const refused = [...request.headers.keys()].find(
      (name) => ![...simple, ...this.dialect.corsHeaders].includes(name),
    );
    if (refused) throw new Error(`The host does not allow the header ${refused}`);
    // Not the signal of the request: Node loses it when the request is collected as garbage.
    const signal = init?.signal;
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return Promise.race([this.handle(request), aborted]);
  };

  private async answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const { method, headers } = request;
    const body = Buffer.from(await request.arrayBuffer());
    const { authorize, token } = this.dialect.signInPaths;
    if (url.pathname === authorize) return this.signInPages.authorize(url);
    if (url.pathname === token) return this.signInPages.exchange(new URLSearchParams(`${body}`));
    const user = this.users.find((known) => headers.get('authorization') === `Bearer ${known.token}`);
    const route = this.dialect.route({ method, url, headers, body, user });
    if (!route) throw new Error(`The host has no address ${method} ${url.href}`);
    const { topic } = route;
    this.requests.push(topic);
    const failure = this.takeFailure(topic);
    const { what } = failure ?? {};
    if (what === 'cut-before') throw new TypeError('Connection reset');
    if (what === 'silent') return new Promise(() => undefined);
    if (what === 'moved')
      this.repository.add({
        message: 'Between',
        author: 'Somebody Else',
        files: failure?.files ?? { 'notes.txt': '' },
      });
    if (typeof what === 'number' || what === 'rate-limit' || what === 'protected')
      return toResponse(this.dialect.refuse(what, topic));
    const response = toResponse(user ? route.answer() : this.dialect.refuse(401, topic));
    if (what === 'cut-after') throw new TypeError('Connection reset');
    return typeof what === 'function' ? what(response) : response;
  }

  private takeFailure(topic: Topic): Failure | undefined {
    const failure = this.failures.find(({ at }) => at === topic);
    if (failure?.after) {
      failure.after -= 1;
      return undefined;
    }
    this.failures = this.failures.filter((other) => other !== failure);
    return failure;
  }
}

function toResponse({ status, body, headers }: Reply): Response {
  if (Buffer.isBuffer(body)) return new Response(new Uint8Array(body), { status, headers });
  return Response.json(body, { status, headers });
}
