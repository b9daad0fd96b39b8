import { toBase64url } from '../../encoding';
import { storedValue, textCodec } from '../../storage/stored-value';
import { sessionWebStorage, TOKEN_KEY } from '../../storage/web-storage';
import { cleanHostText, type GitHostKind, MAX_REASON_LENGTH } from '../git-hosts/git-host';
import { GIT_HOSTS } from '../git-hosts/git-hosts';
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

const pendingSignIn = storedValue<PendingSignIn>(sessionWebStorage, 'publish-sign-in', {
  parse: readPendingSignIn,
  serialize: JSON.stringify,
});

function readPendingSignIn(text: string): PendingSignIn | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
  pendingSignIn.set({ state, verifier, back, stays });
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
  const found = pendingSignIn.get();
  pendingSignIn.set(undefined);
  if (found?.state !== searchParams.get('state'))
    throw new Error('This sign-in was not started in this tab, or is over. Sign in again.');
  if (code === null) throw new Error(signInError(searchParams.get('error_description') ?? error));
  const { verifier, back, stays } = found;
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

const signInError = (reason: unknown) =>
  `The host did not sign you in: ${cleanHostText(reason, MAX_REASON_LENGTH, '')}`;
