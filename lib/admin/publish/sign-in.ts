import { toBase64url } from '../../base64';
import { reasonOf } from '../../git-hosts/ask-host';
import { GIT_HOSTS } from '../../git-hosts/git-hosts';
import type { Place } from '../../site/publish-place';
import { tab } from '../../storage/area';
import { storedValue } from '../../storage/stored-value';
import { token } from './token';

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
function doorOf({ host, origin, clientId }: Place) {
  const { signIn } = GIT_HOSTS[host];
  if (!signIn || clientId === undefined) throw new Error(`${host} takes a token that is pasted.`);
  return { ...signIn, authorize: `${origin}${signIn.authorize}`, token: `${origin}${signIn.token}`, clientId };
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
    scope,
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
  const text = await trade(place, code, found, fetch);
  token.set(text, found.isKept);
  return text;
}

const refusal = (words: string) => `The host did not sign you in: ${reasonOf(words, '')}`;

type TokenAnswer = { access_token?: string; error_description?: string };

async function trade(place: Place, code: string, { verifier, back }: StartedSignIn, fetch: typeof globalThis.fetch) {
  const door = doorOf(place);
  // As a form, for which no browser has to ask first: GitLab would not let JSON through.
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: door.clientId,
    code,
    redirect_uri: back,
    code_verifier: verifier,
  });
  const init: RequestInit = { method: 'POST', body, cache: 'no-store', credentials: 'omit' };
  const { access_token, error_description } = await fetch(door.token, init)
    .then((answer): Promise<TokenAnswer> => answer.json())
    // Not reached, or somebody else answered.
    .catch((): TokenAnswer => ({}));
  if (!access_token) throw new Error(refusal(error_description ?? 'it gave no answer. Sign in again.'));
  return access_token;
}
