/**
 * Sign-in with GitHub for the shop's admin (docs/publishing.md). GitHub gives a token only to who knows the secret of its app, which no
 * page may hold: this adds it. Cloudflare Workers, Deno Deploy and Vercel run the file as it stands. Nothing is kept or logged.
 *
 * Settings: SHOP_ORIGIN, such as https://www.example.com (several with blanks between), CLIENT_ID and CLIENT_SECRET of the GitHub App;
 * GIT_HOST for a GitHub server of one's own.
 */
const MOST_BYTES = 4000;
const PATIENCE_MS = 15_000;
/** Fields that are handed on, by what is asked for; all others are left behind. */
const FIELDS = new Map([
  ['authorization_code', ['code', 'code_verifier', 'redirect_uri']],
  ['refresh_token', ['refresh_token']],
]);

export default {
  async fetch(request, environment) {
    // Cloudflare hands its settings over; the others have them in the process.
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
    if (request.method !== 'POST') return refuse(405, 'wrong_method', 'This takes POST alone.');
    const given = new URLSearchParams(await readText(request));
    const grant = given.get('grant_type') ?? '';
    const fields = FIELDS.get(grant);
    if (!fields?.every((name) => given.get(name))) return refuse(400, 'wrong_request', 'A part is missing.');

    const form = new URLSearchParams({ client_id: id, client_secret: secret, grant_type: grant });
    for (const name of fields) form.set(name, given.get(name));
    try {
      const { access_token, expires_in, refresh_token, error, error_description } = await ask(setting('GIT_HOST'), form);
      if (access_token) return answer(200, { access_token, expires_in, refresh_token });
      return error ? refuse(400, error, error_description) : refuse(502, 'no_answer', 'GitHub gave an answer that is none.');
    } catch {
      return refuse(502, 'no_answer', 'GitHub could not be reached. Try again in some minutes.');
    }
  },
};

/** GitHub's own answer; its errors have status 200 too. Rejects where it is not JSON, or does not come. */
async function ask(host, body) {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const address = `${host || 'https://github.com'}/login/oauth/access_token`;
  // A redirect is no answer, and the secret does not follow it.
  const init = { method: 'POST', body, headers: { Accept: 'application/json' }, redirect: 'manual', signal };
  return (await fetch(address, init)).json();
}

/** Text of a body, '' of one that is longer than any sign-in has. */
async function readText({ body }) {
  let text = '';
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length <= MOST_BYTES) continue;
    await reader.cancel();
    return '';
  }
  return text;
}
