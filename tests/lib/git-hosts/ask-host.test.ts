import { GIT_HOST_NAMES } from '@/lib/git-hosts/git-hosts';
import { answering } from './answering';
import { faultFrom, TOKEN, wordsOf } from './world';

const faultOf = (respond: () => Response) => faultFrom(answering(respond).host.whoAmI());

test.each(GIT_HOST_NAMES)(
  '%s is asked past every cache, without cookies, and with the token in a header alone',
  async (kind) => {
    const { host, told } = answering(() => Response.json({}), kind);
    await faultFrom(host.readHead());
    for (const { url, init } of told) {
      expect(init).toMatchObject({ cache: 'no-store', credentials: 'omit' });
      expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${TOKEN}`);
      expect(decodeURIComponent(url)).not.toContain(TOKEN);
    }
  },
);

test('a host that repeats the token is not repeated', async () => {
  const fault = await faultOf(() =>
    Response.json(
      { message: `${'x'.repeat(190)} ${TOKEN} and ${encodeURIComponent(TOKEN)} are wrong` },
      { status: 422 },
    ),
  );
  expect(fault.reason).toMatch(/^x{190} … and …/);
  expect(wordsOf(fault)).not.toContain(TOKEN.slice(0, 8));
});

test('a long reason is cut, on one line', async () => {
  const fault = await faultOf(() => Response.json({ message: `Wrong\n\n${'so '.repeat(200)}` }, { status: 400 }));
  expect([fault.reason.length, fault.reason.slice(0, 12)]).toEqual([201, 'Wrong so so ']);
});

test.each([
  ['a list', { message: ['is too long', 'is not a path'] }, 'is too long, is not a path'],
  ['by field', { message: { branch: ['is empty'] } }, 'is empty'],
  ['of a sign-in', { error: 'invalid_token', error_description: 'Token was revoked.' }, 'Token was revoked.'],
  ['nothing', {}, ''],
  ['a number', { message: null, error: 7 }, ''],
])('words may come as %s', async (_, body, reason) => {
  expect((await faultOf(() => Response.json(body, { status: 400 }))).reason).toBe(reason);
});

test('a page in place of words is no reason', async () => {
  const page = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  expect(await faultOf(page)).toMatchObject({ kind: 'server', reason: '' });
});

test.each([
  ['a page', '<title>Welcome to our network</title>'],
  ['another shape', '{"hello":"world"}'],
  ['nothing', ''],
])('%s in place of an answer is none of the host', async (_, body) => {
  const { host } = answering(() => new Response(body));
  expect((await faultFrom(host.readHead())).kind).toBe('answer');
});

test.each([
  ['after a pause', { 'retry-after': '30' }, 403, 30_000],
  ['after a pause, by 429', { 'retry-after': '5' }, 429, 5000],
  ['without a time', {}, 429, undefined],
])('too many requests end %s', async (_, headers, status, pause) => {
  const before = Date.now();
  const fault = await faultOf(() => Response.json({ message: 'Slow down' }, { status, headers }));
  const now = Date.now();
  expect(fault.kind).toBe('rate');
  const isThen = fault.until !== undefined && fault.until >= before + (pause ?? 0) && fault.until <= now + (pause ?? 0);
  expect([isThen, fault.until === undefined]).toEqual([pause !== undefined, pause === undefined]);
});

test('an answer that breaks off is the network', async () => {
  const broken = () =>
    new Response(
      new ReadableStream({
        start: (stream) => stream.error(new TypeError('terminated')),
      }),
    );
  expect((await faultOf(broken)).kind).toBe('network');
});

test.each([
  ['RATE_LIMIT', 'API rate limit already exceeded for user ID 1.', 'rate'],
  ['BRANCH_PROTECTION_RULE_VIOLATION', 'At least 1 approving review is required.', 'protected'],
  ['UNPROCESSABLE', "protected branch 'main' check failed", 'protected'],
  ['NOT_FOUND', "Could not resolve to a Repository with the name 'a/b'.", 'repository'],
  ['NOT_FOUND', "No ref found for branch 'main'.", 'branch'],
  ['INSUFFICIENT_SCOPES', 'Your token has not been granted the required scopes.', 'rights'],
  [undefined, 'Something went wrong while executing your query.', 'server'],
])('GraphQL’s %s (%s) is a fault of kind %s', async (type, message, kind) => {
  const { host } = answering(() => Response.json({ data: null, errors: [{ type, message }] }));
  expect(await faultFrom(host.commit({ parent: 'a', message: 'm', files: [] }))).toMatchObject({
    kind,
    reason: message,
  });
});
