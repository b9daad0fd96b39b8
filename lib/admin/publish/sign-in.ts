import { toBase64url } from '../../base64';
import { reasonOf } from '../../git-hosts/ask-host';
import type { GitHostKind } from '../../git-hosts/git-host';
import { GIT_HOSTS } from '../../git-hosts/git-hosts';
import type { Place } from '../../site/publish-place';
import { tab } from '../../storage/area';
import { storedValue } from '../../storage/stored-value';
import { type Renewal, token } from './token';

type StartedSignIn = { state: string; verifier: string; back: string; isKept: boolean };

const begun = storedValue<StartedSignIn>(tab, 'publish-sign-in', { read: readStarted, write: JSON.stringify });

function readStarted(text: string): StartedSignIn | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The addresses of a place for signing in, with the name of its application. Throws where there is no sign-in by redirect. */
function doorOf({ host, origin, clientId, signIn }: Place) {
  if (signIn === undefined || clientId === undefined) throw new Error(`${host} takes a token that is pasted.`);
  const { authorize, scope }: GitHostKind['signIn'] = GIT_HOSTS[host].signIn;
  return { authorize: `${origin}${authorize}`, token: signIn, clientId, scope };
}

const atRandom = () => toBase64url(crypto.getRandomValues(new Uint8Array(32)));

/**
 * Address to go to in order to sign in with the host, which leads back to `back`: PKCE, whose one secret never leaves this tab.
 * `isKept`: whether the token is to be kept until this tab is closed. Rejects where the host has no such sign-in.
 */
export async function startSignIn(place: Place, back: string, isKept = false): Promise<string> {
  const { authorize, clientId, scope } = doorOf(place);
  const [state, verifier] = [atRandom(), atRandom()];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  begun.set({ state, verifier, back, isKept });
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: back,
    response_type: 'code',
    state,
    ...(scope !== undefined && { scope }),
    code_challenge: toBase64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  });
  return `${authorize}?${query}`;
}

/**
 * Token for the code in the address that the host has led back to, which is then the {@link token} of this page, kept as it was asked for
 * before; undefined where the address carries none. Rejects with a sentence for the operator; what was begun is over then, too.
 */
export async function finishSignIn(
  place: Place,
  { searchParams }: URL,
  fetch = globalThis.fetch,
): Promise<string | undefined> {
  const [code, error] = [searchParams.get('code'), searchParams.get('error')];
  if (!searchParams.has('state') || (code === null && error === null)) return undefined;
  const found = begun.get();
  begun.set(undefined);
  if (found?.state !== searchParams.get('state'))
    throw new Error('This sign-in was not begun in this tab, or is over. Sign in again.');
  if (code === null) throw new Error(refusal(searchParams.get('error_description') ?? error ?? ''));
  const { verifier, back, isKept } = found;
  const form = { grant_type: 'authorization_code', code, redirect_uri: back, code_verifier: verifier };
  const { text, next } = await trade(place, form, fetch);
  token.set(text, isKept, next);
  return text;
}

const refusal = (words: string) => `The host did not sign you in: ${reasonOf(words, '')}`;

type TokenAnswer = {
  access_token?: string;
  expires_in?: number | string;
  refresh_token?: string;
  error_description?: string;
};

async function trade(place: Place, given: Record<string, string>, fetch: typeof globalThis.fetch) {
  const door = doorOf(place);
  // As a form, for which no browser has to ask first: GitLab would not let JSON through.
  const body = new URLSearchParams({ ...given, client_id: door.clientId });
  const init: RequestInit = { method: 'POST', body, cache: 'no-store', credentials: 'omit' };
  const { access_token, expires_in, refresh_token, error_description } = await fetch(door.token, init)
    .then((answer): Promise<TokenAnswer> => answer.json())
    // Not reached, or somebody else answered.
    .catch((): TokenAnswer => ({}));
  if (!access_token) throw new Error(refusal(error_description ?? 'it gave no answer. Sign in again.'));
  const endsAt = Date.now() + Number(expires_in) * 1000;
  const next = refresh_token && endsAt ? { refreshToken: refresh_token, endsAt } : undefined;
  return { text: access_token, next };
}

/** How long before its end a token is renewed. */
const AHEAD_MS = 120_000;

/**
 * A `fetch` for requests to the host with a token. Before that one ends the host is asked for the next, with which they go from then on.
 * Where it gives none the old one goes, and the host says what is wrong.
 */
export function fetchRenewed(place: Place, first: string, fetch = globalThis.fetch): typeof globalThis.fetch {
  let current = first;
  let renewing: Promise<void> | undefined;
  const renew = async ({ refreshToken }: Renewal) => {
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const { text, next } = await trade(place, form, fetch);
    if (token.get() === current) token.renew(text, next);
    current = text;
  };
  return async (input, init) => {
    const next = token.get() === current ? token.renewal() : undefined;
    if (next && next.endsAt - Date.now() < AHEAD_MS) {
      // A refresh token is good once: whoever asks meanwhile waits for the same answer.
      renewing ??= renew(next).finally(() => {
        renewing = undefined;
      });
      await renewing.catch(() => undefined);
    }
    if (current === first) return fetch(input, init);
    const headers = { ...(init?.headers as Record<string, string>), Authorization: `Bearer ${current}` };
    const answer = await fetch(input, { ...init, headers });
    // The reader of a refusal takes out of it the token that was signed in with.
    return answer.ok ? answer : new Response((await answer.text()).replaceAll(current, first), answer);
  };
}
