import type { BrowserContext, Page } from '@playwright/test';
import type { Setting, StandIn } from '@/tests/hosts/stand-in';
import { openList, openPage, rows, setPrice } from './admin-pages';
import { expect } from './fixtures';
import { HOSTILE } from './hostile-texts';
import { type PublishHost, TOKENS } from './publish-host';
import { leaving, publishButton } from './publish-pages';
import { strangeIn } from './strange-in';

/** Something that a hostile host makes of an answer of its own; undefined: it stays. */
export type Twist = (answer: Response, request: Request) => Promise<Response | undefined> | Response | undefined;

let twist: Twist | undefined;
let isIdle = false;

/** Has every host of this file answer so from now on, honestly without a twist. `isIdle`: what it answers so, it does not do. */
export function beHostile(next?: Twist, does: { isIdle: boolean } = { isIdle: false }) {
  twist = next;
  isIdle = does.isIdle;
}

/** An answer that any page may read whole. */
const blank = () =>
  new Response('{}', {
    headers: {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after, x-ratelimit-remaining, x-ratelimit-reset',
    },
  });

/** A stand-in that twists what it answers. What a browser asks first, and files, stay as they are. */
export const hostileStandIn = (make: (setting: Setting) => StandIn) => (setting: Setting) => {
  const standIn = make(setting);
  const handle = async (request: Request) => {
    const idle = isIdle && request.method !== 'OPTIONS' && (await twist?.(blank(), request));
    if (idle) return idle;
    const answer = await standIn.handle(request);
    return request.method === 'OPTIONS' ? answer : ((await twist?.(answer.clone(), request)) ?? answer);
  };
  return { ...standIn, handle };
};

type Replacement = (key: string, value: unknown) => unknown;

function walk(value: unknown, replace: Replacement, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => walk(each, replace, key));
  if (typeof value !== 'object' || value === null) return replace(key, value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each, replace, name)]));
}

/** Twists every value of an answer of JSON. */
export const everyValue =
  (replace: Replacement): Twist =>
  async (answer) => {
    if (!answer.headers.get('content-type')?.startsWith('application/json')) return undefined;
    return withBody(answer, JSON.stringify(walk(await answer.json(), replace)));
  };

/** An answer with another body, under the leave that a browser has for the first one. */
export function withBody(answer: Response, body: string, status = answer.status, more: Record<string, string> = {}) {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(body, { status, headers });
}

const TEXT =
  /^(?:name|login|username|message|title|author_name|committer_name|full_name|stage|display_title|description)$/;
const ADDRESS = /(?:^|_)url$|^href$/;
const DATE = /(?:^|_)(?:date|at)$/;
const NUMBER = /^(?:number|size|run_number|run_attempt|total_count)$/;

const onKeys =
  (keys: RegExp, change: (value: string) => unknown): Replacement =>
  (key, value) =>
    keys.test(key) && value !== null ? change(String(value)) : value;

const MARKS = '\u202Egnp\u2066\u200F\u061C\u0000\u0007\u001B[31m\r\n\u2028';

/** A host that lies in its values while its answers have the right shape: by kind, each with what it answers. */
export const lies: readonly (readonly [name: string, twist: Twist])[] = [
  ...['markup', 'script', 'vector', 'templates'].map(
    (kind) => [`${kind} in every text`, everyValue(onKeys(TEXT, (value) => `${value}${HOSTILE[kind]}`))] as const,
  ),
  ...[
    'javascript:window.hacked=1',
    'data:text/html,<script>opener.hacked=1</script>',
    'https://evil.example.com/',
    '//evil.example.com/',
    'https://git.invalid@evil.example.com/',
    'https://git.invalid.evil.example.com/',
    '\\\\evil.example.com\\a',
    'not an address',
  ].map((address) => [`${address} as every address`, everyValue(onKeys(ADDRESS, () => address))] as const),
  ['direction marks and control characters', everyValue(onKeys(TEXT, (value) => `${MARKS}${value}${MARKS}`))],
  ...['no date', '9999999-99-99', '-1', '1e400'].map(
    (date) => [`${date} as every date`, everyValue(onKeys(DATE, () => date))] as const,
  ),
  ...[-1, 1e300, '<x-canary>'].map(
    (number) => [`${number} as every number`, everyValue(onKeys(NUMBER, () => number))] as const,
  ),
];

/** Requests that carried a token to an origin other than the host's, from now on. */
export function watchToken(context: BrowserContext, { place }: PublishHost): () => Promise<string[]> {
  const allowed = [place.origin, new URL(place.api).origin];
  const looks: Promise<string | undefined>[] = [];
  context.on('request', (request) => {
    const look = async () => {
      const { origin } = new URL(request.url());
      if (allowed.includes(origin)) return undefined;
      const headers = JSON.stringify(await request.allHeaders().catch(() => request.headers()));
      const said = `${request.url()} ${headers} ${request.postData() ?? ''}`;
      return Object.values(TOKENS).some((token) => said.includes(token)) ? `${origin} got a token` : undefined;
    };
    looks.push(look());
  });
  return async () => (await Promise.all(looks)).filter((found) => found !== undefined);
}

/** Marks that change the direction of what follows, and characters that no page shows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const UNSEEN = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C\u0000-\u0008\u000E-\u001F]/;

/** What is wrong with the page as a host has filled it. */
export async function wrongIn(page: Page, { place }: PublishHost): Promise<string[]> {
  const words = (await page.getByRole('main').textContent()) ?? '';
  const unseen = UNSEEN.test(words) ? ['direction marks or control characters'] : [];
  return [...(await strangeIn(page, [new URL(place.origin).host])), ...unseen];
}

/** Edits a product, and opens the page that publishes it. */
export async function editOne(page: Page): Promise<string> {
  await openList(page);
  const id = (await rows(page).first().locator('code, [class*="id"]').last().textContent()) ?? '';
  await setPrice(page, id, '77.77');
  await openPage(page, 'Publish');
  return id;
}

/** Publishes and follows an edit with a host that lies, and holds that nothing runs, leads away, is shown wrong or is lost. */
export async function publishToLiar(page: Page, host: PublishHost, id: string, signIn: () => Promise<void>) {
  await signIn();
  await expect(publishButton(page)).toBeEnabled();
  expect.soft(await wrongIn(page, host), 'signed in').toEqual([]);
  await page.getByText('What the test of the token found').click();
  await expect(page.getByRole('region', { name: 'Commits of the catalog' }).getByRole('row').first()).toBeVisible();
  expect.soft(await wrongIn(page, host), 'what was tested and is past').toEqual([]);
  await expect(leaving(page).filter({ hasText: id })).toContainText(/77[.,]77/);
  await publishButton(page).click();
  await expect(page.getByText(/1 product sent/)).toBeVisible();
  const commit = await host.head();
  expect(await host.catalogue()).toContain('77.77');
  host.runs.start(commit);
  host.runs.fail(commit, 'Check the catalogue');
  await expect(page.getByRole('alert').filter({ hasText: 'The build failed' })).toBeVisible();
  expect.soft(await wrongIn(page, host), 'a failed build').toEqual([]);
}
