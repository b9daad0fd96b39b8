import { toBase64url } from '../../encoding';
import { readText, sessionWebStorage, storedValue, TOKEN_KEY, textCodec, writeText } from '../../storage/web-storage';
import type { EditStore } from '../edits/edit-store';
import { cleanHostText, type GitHost, type GitHostKind, type HostAccount, HostError } from '../git-hosts/git-host';
import { GIT_HOSTS, openHost, operatorMessage } from '../git-hosts/git-hosts';
import type { ImageStore } from '../images/image-store';
import { readBranch } from './branch';
import { mergeBranch, type PublishOutcome, publish } from './publish';
import type { PublishTarget } from './publish-target';

const stored = storedValue(sessionWebStorage, TOKEN_KEY, textCodec(/^[\x21-\x7e]+$/));
/** In-memory token, used when "stay signed in" is off. */
let memory: string | undefined;

/** Token of the operator, in memory only, or in sessionStorage if `stays` is set. */
export const tokenStore = {
  get: (): string | undefined => memory ?? stored.get(),
  /** True if the token is stored until this tab is closed. */
  stays: (): boolean => stored.get() !== undefined,
  set(text: string, stays: boolean): void {
    memory = text;
    stored.set(stays ? text : undefined);
  },
  forget(): void {
    memory = undefined;
    stored.set(undefined);
  },
};

type PendingSignIn = { state: string; verifier: string; back: string; stays: boolean };

/** Name of the started sign-in in sessionStorage. */
const PENDING_NAME = 'publish-sign-in';

const randomText = () => toBase64url(crypto.getRandomValues(new Uint8Array(32)));

/**
 * Starts a sign-in (OAuth with PKCE) and returns the URL of the host's sign-in page, which redirects to `back`. The verifier stays in
 * this tab. `stays`: the token is stored until the tab is closed. Rejects if the target has no sign-in by redirect.
 */
export async function startSignIn(target: PublishTarget, back: string, stays: boolean): Promise<string> {
  const { host, origin, clientId, signIn } = target;
  const { authorize, scope }: GitHostKind['signIn'] = GIT_HOSTS[host].signIn;
  if (signIn === undefined || clientId === undefined) throw new Error(`${host} needs a token`);
  const [state, verifier] = [randomText(), randomText()];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const pending: PendingSignIn = { state, verifier, back, stays };
  writeText(sessionWebStorage, PENDING_NAME, JSON.stringify(pending));
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: back,
    response_type: 'code',
    state,
    ...(scope !== undefined && { scope }),
    code_challenge: toBase64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  });
  return `${origin}${authorize}?${query}`;
}

/**
 * Exchanges the code in the URL after the redirect for a token, and sets the {@link tokenStore}. Does nothing if the URL has no code.
 * Rejects with a sentence for the operator; a second call with the same URL also rejects.
 */
export async function finishSignIn(
  target: PublishTarget,
  { searchParams }: URL,
  fetch = globalThis.fetch,
): Promise<void> {
  const [code, error] = [searchParams.get('code'), searchParams.get('error')];
  if (!searchParams.has('state') || (code === null && error === null)) return;
  const text = readText(sessionWebStorage, PENDING_NAME);
  writeText(sessionWebStorage, PENDING_NAME, undefined);
  const pending: PendingSignIn | undefined = text && JSON.parse(text);
  if (pending?.state !== searchParams.get('state'))
    throw new Error('This sign-in was not started in this tab, or is over. Sign in again.');
  if (code === null) throw new Error(signInError(searchParams.get('error_description') ?? error));
  const { verifier, back, stays } = pending;
  const form = { grant_type: 'authorization_code', code, redirect_uri: back, code_verifier: verifier };
  tokenStore.set(await exchangeCode(target, form, fetch), stays);
}

type TokenResponse = { access_token?: unknown; error_description?: unknown } | null;

async function exchangeCode(
  { signIn = '', clientId = '' }: PublishTarget,
  form: Record<string, string>,
  fetch: typeof globalThis.fetch,
): Promise<string> {
  // A form needs no CORS preflight, which GitLab would reject.
  const body = new URLSearchParams({ ...form, client_id: clientId });
  const init: RequestInit = { method: 'POST', body, cache: 'no-store', credentials: 'omit' };
  const response = await fetch(signIn, init)
    .then((reply): Promise<TokenResponse> => reply.json())
    .catch((): TokenResponse => null);
  if (typeof response?.access_token === 'string') return response.access_token;
  throw new Error(signInError(response?.error_description ?? 'it gave no valid answer. Sign in again.'));
}

const signInError = (reason: unknown) => `The host did not sign you in: ${cleanHostText(reason, '')}`;

/** State of the sign-in. `problem` is a sentence about the last failed attempt. */
type SignInState = { kind: 'out'; problem?: string } | { kind: 'checking' } | { kind: 'in'; account: HostAccount };

/** State of the publish page. */
export type PublishState = {
  signIn: SignInState;
  /** Running task; 'sending' cannot be cancelled. */
  task: 'preparing' | 'sending' | 'checking' | undefined;
  /** Outcome of the last publish or check since the page was opened. */
  outcome: PublishOutcome | undefined;
};

type PublishStoreDependencies = {
  target: PublishTarget;
  edits: Pick<EditStore, 'current' | 'applyChange' | 'reload'>;
  images: Pick<ImageStore, 'read'>;
  fetch?: typeof globalThis.fetch;
};

/** Sign-in and publishing as a store for `useSyncExternalStore`. Runs one task at a time. */
export class PublishStore {
  readonly target: PublishTarget;
  private host: GitHost | undefined;
  private abort: AbortController | undefined;
  private readonly listeners = new Set<() => void>();
  private state: PublishState = { signIn: { kind: 'out' }, task: undefined, outcome: undefined };

  constructor(private readonly dependencies: PublishStoreDependencies) {
    this.target = dependencies.target;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): PublishState => this.state;

  /** Checks a token and saves it if the host accepts it. `stays`: it is stored until this tab is closed. */
  readonly signIn = async (pasted: string, stays: boolean): Promise<void> => {
    const text = pasted.trim();
    const host = openHost(this.target, text, this.dependencies.fetch);
    this.set({ signIn: { kind: 'checking' } });
    try {
      const [account] = await Promise.all([host.whoAmI(), host.readHead()]);
      this.host = host;
      tokenStore.set(text, stays);
      this.set({ signIn: { kind: 'in', account } });
    } catch (error) {
      if (error instanceof HostError && error.kind === 'sign-in') tokenStore.forget();
      this.set({ signIn: { kind: 'out', problem: operatorMessage(error, this.target) } });
    }
  };

  /** Signs in with the token of this tab, if there is one. */
  readonly resume = async (): Promise<void> => {
    const text = tokenStore.get();
    if (text !== undefined && this.state.signIn.kind === 'out') await this.signIn(text, tokenStore.stays());
  };

  readonly signOut = (problem?: string): void => {
    tokenStore.forget();
    this.host = undefined;
    this.set({ signIn: { kind: 'out', ...(problem !== undefined && { problem }) } });
  };

  /** Publishes all edits. Does nothing during another task or without a sign-in. */
  readonly publish = (): Promise<void> =>
    this.run('preparing', (host, taskOptions) =>
      publish({ ...this.dependencies, host, taskOptions, onSend: () => this.set({ task: 'sending' }) }),
    );

  /** Merges the branch into the edits and reloads the catalogue of the site. Edits reverted on the host become unpublished. */
  readonly checkAgain = (): Promise<void> =>
    this.run('checking', async (host, taskOptions) => {
      const conflicts = await mergeBranch(
        { ...this.dependencies, taskOptions },
        await readBranch(host, this.target, taskOptions),
      );
      await this.dependencies.edits.reload(taskOptions).catch(() => undefined);
      return conflicts > 0 ? { kind: 'conflict', conflicts } : undefined;
    });

  /** Cancels a publish before it sends the commit. */
  readonly cancel = (): void => this.abort?.abort();

  private async run(
    task: 'preparing' | 'checking',
    work: (host: GitHost, taskOptions: { signal: AbortSignal }) => Promise<PublishOutcome | undefined>,
  ): Promise<void> {
    if (!this.host || this.state.task) return;
    this.abort = new AbortController();
    this.set({ task, outcome: undefined });
    const outcome = await work(this.host, this.abort).catch(
      (error: unknown): PublishOutcome => ({ kind: 'failed', reason: operatorMessage(error, this.target) }),
    );
    this.set({ task: undefined, outcome });
    if (outcome?.kind === 'failed' && outcome.isSignIn) this.signOut(outcome.reason);
  }

  private set(change: Partial<PublishState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

const POLL_MS = 20_000;
const SLOW_POLL_MS = 120_000;
const SLOW_AFTER_MS = 600_000;

/**
 * Reloads the catalogue of the site while published edits are not live: every 20 s for ten minutes, then every two minutes.
 * Returns a function that stops polling.
 */
export function pollUntilLive(store: Pick<EditStore, 'getSnapshot' | 'reload'>): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let waitingSince: number | undefined;
  const schedule = () => {
    const isWaiting = store.getSnapshot().counts.published > 0;
    waitingSince = isWaiting ? (waitingSince ?? Date.now()) : undefined;
    const isLong = waitingSince !== undefined && Date.now() - waitingSince >= SLOW_AFTER_MS;
    const poll = () => (isWaiting ? store.reload() : Promise.resolve()).catch(() => undefined).then(schedule);
    timer = setTimeout(poll, isLong ? SLOW_POLL_MS : POLL_MS);
  };
  schedule();
  return () => clearTimeout(timer);
}
