import type { Check } from '../../lib/admin/publish/connection';

/** Answers of `hosting/sign-in-worker.js` that are its owner's fault, with what to do. */
const FAULTS: Readonly<Record<string, string>> = {
  not_set_up: 'It lacks a setting: SHOP_ORIGIN, CLIENT_ID or CLIENT_SECRET.',
  wrong_origin: 'Its SHOP_ORIGIN does not name your store.',
  incorrect_client_credentials: 'Its CLIENT_ID and CLIENT_SECRET do not belong together: make a new secret.',
  no_answer: 'It could not reach GitHub.',
};

/** Finding about an owner's sign-in worker: it is asked with a code that is none, which GitHub refuses where all else is right. */
export async function checkWorker(worker: string, store: string, fetch: typeof globalThis.fetch): Promise<Check> {
  const name = 'Sign-in';
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'a-trial',
    code_verifier: 'a-trial'.repeat(7),
    redirect_uri: `${store}/admin/publish/`,
  });
  const init = { method: 'POST', body, headers: { origin: new URL(store).origin } };
  const answer = await fetch(worker, init)
    .then((given): Promise<{ error?: string }> => given.json())
    .catch((): { error?: string } => ({}));
  if (!answer.error) return { name, state: 'fault', text: `At ${worker} no sign-in worker answers.` };
  const text = FAULTS[answer.error];
  return text === undefined
    ? { name, state: 'fine', text: `${worker} answers your store.` }
    : { name, state: 'fault', text: `${worker}: ${text}` };
}
