import type { Page } from '@playwright/test';
import { STORE } from '@/tests/fixtures/shops';
import { githubStandIn } from '@/tests/hosts/github';
import { expect } from '../fixtures';
import { beHostile, editOne, hostileStandIn, type Twist, watchToken, withBody, wrongIn } from '../hostile-host';
import { HOSTILE } from '../hostile-texts';
import { OPERATOR, type PublishHost, TOKENS } from '../publish-host';
import { giveToken, leaving, signInToHost } from '../publish-pages';
import { publishTest } from '../publish-test';

const test = publishTest(STORE, hostileStandIn(githubStandIn));
test.afterEach(() => beHostile());
test.beforeEach(({ allowConsole }) =>
  allowConsole(/Failed to load resource|violates|content security policy|Failed to fetch/i),
);

/** The answers to what a publish asks, by what it asks for. */
const ABOUT = {
  head: /\/git\/ref\//,
  read: /\/contents\//,
  commit: /\/graphql$/,
  who: /\/user$/,
  past: /\/commits\?/,
  state: /\/actions\/runs\?/,
};
type About = keyof typeof ABOUT;
const only =
  (about: About, twist: Twist): Twist =>
  (answer, request) =>
    ABOUT[about].test(request.url) ? twist(answer, request) : undefined;

const json =
  (body: string): Twist =>
  (answer) =>
    withBody(answer, body, 200, { 'content-type': 'application/json' });
const DEEP = 50_000;
const SHAPES: readonly (readonly [name: string, twist: Twist])[] = [
  [
    'a page of HTML',
    (answer) =>
      withBody(answer, `<!doctype html>${HOSTILE.script}<h1>Sign in</h1>`, 200, { 'content-type': 'text/html' }),
  ],
  ['nothing', (answer) => withBody(answer, '')],
  ['null', json('null')],
  ['a list of nulls', json('[null,null]')],
  ['a list of texts', json('["<x-canary>"]')],
  ['a text', json('"<x-canary>"')],
  [
    'numbers where texts belong',
    json(
      '{"object":{"sha":7},"login":7,"name":7,"html_url":7,"workflow_runs":[{"id":"7"}],"data":{"createCommitOnBranch":{"commit":{"oid":7}}}}',
    ),
  ],
  [
    'objects where texts belong',
    json(
      '{"object":{"sha":{}},"login":{"a":1},"name":{"a":1},"html_url":{},"workflow_runs":{},"data":{"createCommitOnBranch":{"commit":{"oid":{}}}}}',
    ),
  ],
  ['what pollutes', json('{"__proto__":{"hacked":1},"constructor":{"prototype":{"hacked":1}}}')],
  ['fifty thousand brackets', json(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`)],
  ['ten million letters', json(`"${'<x-canary>'.repeat(1_000_000)}"`)],
];

const press = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Publish 1 product|Retry)$/ })
    .first()
    .click();

/** Publishes once, and holds that a refusal is said, and that the edit is still here. */
async function expectRefused(page: Page, host: PublishHost, id: string, words = /Your edits are still here/) {
  const before = await host.head();
  await press(page);
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  expect.soft(await wrongIn(page, host)).toEqual([]);
  await expect(leaving(page).filter({ hasText: id })).toContainText('77,77');
  await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click();
  expect(await host.head()).toBe(before);
}

/** Publishes while the host is honest again. */
async function expectSent(page: Page, host: PublishHost) {
  beHostile();
  await press(page);
  await expect(page.getByText(/1 product sent|held all of this already/)).toBeVisible();
  expect(await host.catalogue()).toContain('77.77');
}

for (const about of ['head', 'read', 'commit'] as const) {
  test(`a host that answers a publish with other shapes where it is asked for its ${about} is found out each time, and nothing is lost`, {
    tag: '@night',
  }, async ({ page, context, host }) => {
    const leaks = watchToken(context, host);
    const id = await editOne(page);
    await signInToHost(page, TOKENS.operator, OPERATOR);
    for (const [name, twist] of SHAPES) {
      await test.step(name, async () => {
        beHostile(only(about, twist), { isIdle: true });
        await expectRefused(page, host, id);
      });
    }
    await expectSent(page, host);
    expect(await leaks()).toEqual([]);
  });
}

test('a host that answers a sign-in, the past and the builds with other shapes is found out or shown as text', {
  tag: '@night',
}, async ({ page, context, host }) => {
  const leaks = watchToken(context, host);
  const id = await editOne(page);
  for (const [name, twist] of SHAPES) {
    await test.step(`a sign-in: ${name}`, async () => {
      beHostile(only('who', twist));
      await giveToken(page, TOKENS.operator);
      const [refused, isIn] = [page.getByText('something is missing'), page.getByRole('button', { name: /^Sign out/ })];
      await expect(refused.or(isIn)).toBeVisible();
      expect.soft(await wrongIn(page, host)).toEqual([]);
      if (await isIn.isVisible()) await isIn.click();
    });
  }
  beHostile();
  await signInToHost(page, TOKENS.operator, OPERATOR);
  const past = page.getByRole('region', { name: 'What was published' });
  for (const [name, twist] of SHAPES) {
    await test.step(`the past: ${name}`, async () => {
      beHostile(only('past', twist));
      await past.getByRole('button', { name: 'Read again' }).click();
      await expect(past.getByRole('alert')).toBeVisible();
      expect.soft(await wrongIn(page, host)).toEqual([]);
    });
  }
  for (const [, twist] of SHAPES.slice(0, 3)) {
    beHostile(only('state', twist));
    await expect.poll(() => host.asked.filter((at) => at === 'state').length).toBeGreaterThan(0);
  }
  await expectSent(page, host);
  await expect(leaving(page).filter({ hasText: id })).toHaveCount(0);
  expect(await leaks()).toEqual([]);
});

test('a past without an end is read once, and a long one is no burden', { tag: '@night' }, async ({ page, host }) => {
  await editOne(page);
  const endless: Twist = async (answer) => {
    const [first] = (await answer.json()) as object[];
    const many = Array.from({ length: 3000 }, (_, at) => ({ ...first, sha: `${at}`.padStart(40, '0') }));
    return withBody(answer, JSON.stringify(many), 200, { link: '<https://git.invalid/api/v3/again>; rel="next"' });
  };
  beHostile(only('past', endless));
  await signInToHost(page, TOKENS.operator, OPERATOR);
  const rows = page.getByRole('region', { name: 'Commits of the catalog' }).getByRole('row');
  await expect(rows.nth(20)).toBeVisible();
  expect(host.asked.filter((at) => at === 'history')).toHaveLength(1);
  await expectSent(page, host);
});

const FOREIGN = 'https://evil.example.com/';
const refusal =
  (status: number, headers: Record<string, string> = {}): Twist =>
  (answer) =>
    withBody(answer, JSON.stringify({ message: `${HOSTILE.markup} ${TOKENS.operator}` }), status, {
      'content-type': 'application/json',
      ...headers,
    });
const LATER = ['9999999999999999', '-5', '1e300', 'Wed, 99 Nev 2099', '<x-canary>', ' ', 'Infinity'];
const REFUSALS: readonly (readonly [name: string, twist: Twist, words: RegExp])[] = [
  ...[301, 302, 303, 307, 308].map(
    (status) =>
      [`${status} to a foreign host`, refusal(status, { location: FOREIGN }), /could not be reached/] as const,
  ),
  ['302 to an address of data', refusal(302, { location: 'data:application/json,{}' }), /could not be reached/],
  [
    '401 with a realm',
    refusal(401, { 'www-authenticate': 'Basic realm="<x-canary>"', 'set-cookie': 'a=b' }),
    /takes this token no more/,
  ],
  ['403', refusal(403, { refresh: `0;url=${FOREIGN}` }), /this token may not do that/],
  ...LATER.map(
    (after) => [`429 until ${after}`, refusal(429, { 'retry-after': after }), /takes no more requests/] as const,
  ),
  ...LATER.map(
    (after) =>
      [
        `403 with a count until ${after}`,
        refusal(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': after }),
        /takes no more requests/,
      ] as const,
  ),
  ['a status that there is not', refusal(599), /fault of its own/],
];

for (const about of ['head', 'commit'] as const) {
  test(`each hostile refusal of a host that is asked for its ${about} has its sentence, and no token goes elsewhere`, {
    tag: '@night',
  }, async ({ page, context, host, allow404 }) => {
    const leaks = watchToken(context, host);
    allow404(FOREIGN);
    const ends = new Set<string | undefined>();
    context.on(
      'requestfailed',
      (request) => request.url().startsWith(FOREIGN) && ends.add(request.failure()?.errorText),
    );
    const id = await editOne(page);
    await signInToHost(page, TOKENS.operator, OPERATOR);
    for (const [name, twist, words] of REFUSALS) {
      await test.step(name, async () => {
        beHostile(only(about, twist), { isIdle: true });
        await expectRefused(page, host, id, words);
      });
    }
    await expectSent(page, host);
    expect(await leaks()).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    // Ended by the page's policy: what is asked for ends with a name that nobody knows.
    expect([...ends], 'how the way to a foreign host ended').toEqual(['net::ERR_ABORTED']);
  });
}
