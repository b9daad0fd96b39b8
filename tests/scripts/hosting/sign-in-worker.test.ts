import { createHash } from 'node:crypto';
import { askWorker, type WorkerSettings } from '@/tests/hosts/sign-in-worker';
import { openWorld, TOKEN } from '@/tests/lib/git-hosts/world';

const SHOP = 'https://store.example';
const BACK = `${SHOP}/admin/publish/`;
const VERIFIER = 'v'.repeat(43);
const SETTINGS: WorkerSettings = {
  SHOP_ORIGIN: ` https://example.com ${SHOP}/ `,
  CLIENT_ID: 'an-id',
  CLIENT_SECRET: 'its-secret',
};

/** GitHub, and what the worker has asked there. */
function openGithub() {
  const { standIn } = openWorld('github', { clientId: 'an-id', secret: 'its-secret', signIn: 'https://x.example' });
  const asked: Request[] = [];
  const toGithub: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push(request.clone());
    return standIn.handle(request).catch(() => {
      throw new TypeError('fetch failed');
    });
  };
  return { standIn, asked, toGithub };
}

async function codeOf({ standIn }: ReturnType<typeof openGithub>): Promise<string> {
  const query = new URLSearchParams({
    client_id: 'an-id',
    redirect_uri: BACK,
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  });
  const { headers } = await standIn.handle(new Request(`https://github.com/login/oauth/authorize?${query}`));
  return new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
}

const form = (code: string, more: object = {}) =>
  new URLSearchParams({ grant_type: 'authorization_code', code, code_verifier: VERIFIER, redirect_uri: BACK, ...more });
const question = (body: BodyInit | undefined, origin: string | undefined = SHOP, method = 'POST') =>
  new Request('https://sign-in.example', { method, headers: origin ? { origin } : {}, ...(body && { body }) });

async function read(answer: Response) {
  return {
    status: answer.status,
    origin: answer.headers.get('access-control-allow-origin'),
    body: await answer.json(),
  };
}

test('a code with its verifier gives a token, which the shop alone may read and nobody keeps', async () => {
  const github = openGithub();
  const answer = await askWorker(question(form(await codeOf(github))), SETTINGS, github.toGithub);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await read(answer)).toEqual({
    status: 200,
    origin: SHOP,
    body: { access_token: TOKEN, expires_in: 28_800, refresh_token: expect.any(String) },
  });
});

test('a refresh token gives the next one', async () => {
  const github = openGithub();
  const first = await read(await askWorker(question(form(await codeOf(github))), SETTINGS, github.toGithub));
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: first.body.refresh_token });
  const next = await read(await askWorker(question(body), SETTINGS, github.toGithub));
  expect(next).toMatchObject({ status: 200, body: { access_token: TOKEN } });
  expect(next.body.refresh_token).not.toBe(first.body.refresh_token);
  expect(await read(await askWorker(question(body), SETTINGS, github.toGithub))).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
});

test('GitHub alone is asked, with the worker’s own application and nothing else of the page', async () => {
  const github = openGithub();
  const more = { client_id: 'another', client_secret: 'guessed', scope: 'admin', GIT_HOST: 'https://evil.example' };
  await askWorker(question(form(await codeOf(github), more)), SETTINGS, github.toGithub);
  const [asked] = github.asked;
  expect([github.asked.length, asked?.url, asked?.redirect, asked?.headers.get('origin')]).toEqual([
    ...[1, 'https://github.com/login/oauth/access_token', 'manual', null],
  ]);
  const sent = new URLSearchParams(await asked?.text());
  expect([...sent.keys()].sort()).toEqual([
    ...['client_id', 'client_secret', 'code', 'code_verifier', 'grant_type', 'redirect_uri'],
  ]);
  expect([sent.get('client_id'), sent.get('client_secret')]).toEqual(['an-id', 'its-secret']);
});

test.each<[string, Request, number, string]>([
  ['another origin', question(form('a'), 'https://evil.example'), 403, 'wrong_origin'],
  ['an origin that begins like the shop’s', question(form('a'), `${SHOP}.evil.example`), 403, 'wrong_origin'],
  ['none', question(form('a'), ''), 403, 'wrong_origin'],
  ['a page without an origin', question(form('a'), 'null'), 403, 'wrong_origin'],
  ['GET', question(undefined, SHOP, 'GET'), 405, 'wrong_method'],
  ['OPTIONS', question(undefined, SHOP, 'OPTIONS'), 405, 'wrong_method'],
  ['no body', question(undefined), 400, 'wrong_request'],
  ['no code', question(form('')), 400, 'wrong_request'],
  ['no verifier', question(form('a', { code_verifier: '' })), 400, 'wrong_request'],
  ['another grant', question(form('a', { grant_type: 'password' })), 400, 'wrong_request'],
  ['a name that every object has', question(form('a', { grant_type: 'constructor' })), 400, 'wrong_request'],
  ['JSON', question(JSON.stringify({ code: 'a' })), 400, 'wrong_request'],
  ['more than a sign-in has', question(form('a', { more: 'x'.repeat(5000) })), 400, 'wrong_request'],
])('%s is refused, and GitHub is not asked', async (_, request, status, error) => {
  const github = openGithub();
  const answer = await read(await askWorker(request, SETTINGS, github.toGithub));
  expect(answer).toMatchObject({ status, body: { error }, origin: status === 403 ? null : SHOP });
  expect(github.asked).toEqual([]);
});

test.each(Object.keys(SETTINGS))('without %s it says so, and GitHub is not asked', async (name) => {
  const github = openGithub();
  const answer = await read(await askWorker(question(form('a')), { ...SETTINGS, [name]: '' }, github.toGithub));
  expect(answer).toMatchObject({ status: 500, body: { error: 'not_set_up' } });
  expect(github.asked).toEqual([]);
});

test.each<[string, object, string]>([
  ['a wrong code', { code: 'guessed' }, 'invalid_grant'],
  ['another verifier', { code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
  ['another way back', { redirect_uri: `${SHOP}/` }, 'invalid_grant'],
])('%s is refused in GitHub’s words', async (_, wrong, error) => {
  const github = openGithub();
  const request = question(form(await codeOf(github), wrong));
  expect(await read(await askWorker(request, SETTINGS, github.toGithub))).toMatchObject({
    status: 400,
    body: { error, error_description: 'The provided authorization grant is invalid.' },
  });
});

test('a wrong secret is said, and never shown', async () => {
  const github = openGithub();
  const wrong = { ...SETTINGS, CLIENT_SECRET: 'a-wrong-secret' };
  const answer = await read(await askWorker(question(form(await codeOf(github))), wrong, github.toGithub));
  expect(answer).toMatchObject({ status: 400, body: { error: 'incorrect_client_credentials' } });
  expect(JSON.stringify(answer)).not.toContain('a-wrong-secret');
});

test.each<[string, typeof fetch]>([
  ['is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers with a page', async () => new Response('<html>Unicorn</html>', { status: 503 })],
  ['leads elsewhere', async () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } })],
  ['says nothing', async () => Response.json({})],
])('where GitHub %s, the page is told', async (_, github) => {
  expect(await read(await askWorker(question(form('a')), SETTINGS, github))).toMatchObject({
    status: 502,
    origin: SHOP,
    body: { error: 'no_answer' },
  });
});

test('settings of the process are taken where the host of the worker hands none over, and a GitHub of one’s own', async () => {
  const asked: string[] = [];
  const github: typeof fetch = async (input) => {
    asked.push(`${input}`);
    return Response.json({ access_token: 'x' });
  };
  const before = { ...process.env };
  Object.assign(process.env, SETTINGS, { GIT_HOST: 'https://git.example.com' });
  const answer = await askWorker(question(form('a')), {}, github);
  process.env = before;
  expect([answer.status, asked]).toEqual([200, ['https://git.example.com/login/oauth/access_token']]);
});
