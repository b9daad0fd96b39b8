/**
 * Sign-in with GitHub for the shop's admin (docs/publishing.md). GitHub exchanges a code for a token only with the secret of its app,
 * which a page cannot keep; this worker adds it. It runs on Cloudflare Workers, Deno Deploy and Vercel, and stores or logs nothing.
 *
 * Settings: SHOP_ORIGIN, such as https://www.example.com (several are separated by spaces), CLIENT_ID and CLIENT_SECRET of the GitHub
 * App; GIT_HOST for a GitHub server of your own.
 */
const MAX_LENGTH = 4000;
const TIMEOUT_MS = 15_000;
/** Fields of the request that go to GitHub. */
const FIELDS = ['code', 'code_verifier', 'redirect_uri'];

export default {
  async fetch(request, environment) {
    // Cloudflare passes the settings; elsewhere they are in the environment.
    const setting = (name) => environment?.[name] ?? globalThis.process?.env?.[name] ?? '';
    const origin = request.headers.get('origin') ?? '';
    const shops = setting('SHOP_ORIGIN').match(/[^\s/]+:\/\/[^\s/]+/g) ?? [];
    const [id, secret] = [setting('CLIENT_ID'), setting('CLIENT_SECRET')];
    const answer = (status, body) =>
      Response.json(body, {
        status,
        headers: {
          'Cache-Control': 'no-store',
          Vary: 'Origin',
          'X-Content-Type-Options': 'nosniff',
          ...(shops.includes(origin) && { 'Access-Control-Allow-Origin': origin }),
        },
      });
    const refuse = (status, error, error_description) => answer(status, { error, error_description });

    if (!shops[0] || !id || !secret) return refuse(500, 'not_set_up', 'SHOP_ORIGIN, CLIENT_ID or CLIENT_SECRET is missing.');
    if (!shops.includes(origin)) return refuse(403, 'wrong_origin', 'SHOP_ORIGIN does not name the address of this page.');
    if (request.method !== 'POST') return refuse(405, 'wrong_method', 'Send a POST request.');
    const given = new URLSearchParams(await readText(request));
    const isComplete = given.get('grant_type') === 'authorization_code' && FIELDS.every((name) => given.get(name));
    if (!isComplete) return refuse(400, 'wrong_request', 'A part is missing.');

    const form = new URLSearchParams({ client_id: id, client_secret: secret, grant_type: 'authorization_code' });
    for (const name of FIELDS) form.set(name, given.get(name));
    try {
      const { access_token, error, error_description } = await exchange(setting('GIT_HOST'), form);
      if (access_token) return answer(200, { access_token });
      return error ? refuse(400, error, error_description) : refuse(502, 'no_answer', 'GitHub sent no valid answer.');
    } catch {
      return refuse(502, 'no_answer', 'GitHub could not be reached. Try again in some minutes.');
    }
  },
};

/** GitHub's answer; its errors have status 200 too. Rejects if it is not JSON or takes too long. */
async function exchange(host, body) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const address = `${host || 'https://github.com'}/login/oauth/access_token`;
  // The secret must not follow a redirect.
  const init = { method: 'POST', body, headers: { Accept: 'application/json' }, redirect: 'manual', signal };
  return (await fetch(address, init)).json();
}

/** Text of a body; '' if it is longer than any sign-in. */
async function readText({ body }) {
  let text = '';
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length <= MAX_LENGTH) continue;
    await reader.cancel();
    return '';
  }
  return text;
}
