import worker from '@/hosting/sign-in-worker.js';

const SHOP = 'https://store.example';
const SETTINGS = { SHOP_ORIGIN: ` https://example.com ${SHOP}/ `, CLIENT_ID: 'an-id', CLIENT_SECRET: 'its-secret' };
const FIELDS = { code: 'a', code_verifier: 'v'.repeat(43), redirect_uri: `${SHOP}/admin/publish/` };

const form = (more: Record<string, string> = {}) =>
  new URLSearchParams({ grant_type: 'authorization_code', ...FIELDS, ...more });
const request = (body: BodyInit | undefined, origin: string | undefined = SHOP, method = 'POST') =>
  new Request('https://sign-in.example', { method, headers: origin ? { origin } : {}, ...(body && { body }) });

/** Sends a request to the worker. Resolves with its response, and the requests that it sent to GitHub, which responds with `github`. */
async function send(incoming: Request, github: () => Response | Promise<Response>, settings: object = SETTINGS) {
  const sent: Request[] = [];
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push(new Request(input, init));
    return github();
  });
  const answer: Response = await worker.fetch(incoming, settings);
  fetch.mockRestore();
  const { status, headers } = answer;
  return { status, headers, origin: headers.get('access-control-allow-origin'), body: await answer.json(), sent };
}
const token = () => Response.json({ access_token: 'a-token', refresh_token: 'r', scope: '' });

test('a code with its verifier is exchanged with the secret, for the shop only', async () => {
  const more = { client_id: 'another', client_secret: 'guessed', scope: 'admin', GIT_HOST: 'https://evil.example' };
  const { sent, headers, ...answer } = await send(request(form(more)), token);
  expect(answer).toEqual({ status: 200, origin: SHOP, body: { access_token: 'a-token' } });
  expect(headers.get('cache-control')).toBe('no-store');
  const [exchange] = sent;
  expect([sent.length, exchange?.url, exchange?.redirect, exchange?.headers.get('origin')]).toEqual([
    ...[1, 'https://github.com/login/oauth/access_token', 'manual', null],
  ]);
  expect(Object.fromEntries(new URLSearchParams(await exchange?.text()))).toEqual({
    ...{ client_id: 'an-id', client_secret: 'its-secret', grant_type: 'authorization_code' },
    ...FIELDS,
  });
});

test.each<[string, Request, number, string]>([
  ['another origin', request(form(), 'https://evil.example'), 403, 'wrong_origin'],
  ['an origin that starts with the shop’s', request(form(), `${SHOP}.evil.example`), 403, 'wrong_origin'],
  ['no origin', request(form(), ''), 403, 'wrong_origin'],
  ['GET', request(undefined, SHOP, 'GET'), 405, 'wrong_method'],
  ['no body', request(undefined), 400, 'wrong_request'],
  ['no verifier', request(form({ code_verifier: '' })), 400, 'wrong_request'],
  ['another grant', request(form({ grant_type: 'password' })), 400, 'wrong_request'],
  ['JSON', request(JSON.stringify({ code: 'a' })), 400, 'wrong_request'],
  ['a body that is too long', request(form({ more: 'x'.repeat(5000) })), 400, 'wrong_request'],
])('%s is rejected without a request to GitHub', async (_, incoming, status, error) => {
  const { sent, ...answer } = await send(incoming, token);
  expect(answer).toMatchObject({ status, body: { error }, origin: status === 403 ? null : SHOP });
  expect(sent).toEqual([]);
});

test.each(Object.keys(SETTINGS))('without %s it responds that it is not set up', async (name) => {
  const answer = await send(request(form()), token, { ...SETTINGS, [name]: '' });
  expect(answer).toMatchObject({ status: 500, body: { error: 'not_set_up' }, sent: [] });
});

test('an error of GitHub is passed on, without the secret', async () => {
  const error = { error: 'incorrect_client_credentials', error_description: 'The client_id is incorrect.' };
  expect(await send(request(form()), () => Response.json(error))).toMatchObject({ status: 400, body: error });
});

test.each<[string, () => Response | Promise<Response>]>([
  ['is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers with a page', () => new Response('<html>Unicorn</html>', { status: 503 })],
  ['redirects', () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } })],
  ['answers nothing', () => Response.json({})],
])('if GitHub %s, the response is an error', async (_, github) => {
  expect(await send(request(form()), github)).toMatchObject({
    status: 502,
    origin: SHOP,
    body: { error: 'no_answer' },
  });
});
