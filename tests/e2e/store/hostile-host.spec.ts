import type { Page } from '@playwright/test';
import { STORE } from '@/tests/fixtures/shops';
import { githubStandIn } from '@/tests/hosts/github';
import type { Setting } from '@/tests/hosts/stand-in';
import { openList, openPage, rows, setPrice } from '../admin-pages';
import { expect } from '../fixtures';
import { HOSTILE } from '../hostile-texts';
import { OPERATOR, type PublishHost, TOKENS } from '../publish-host';
import { giveToken, leaving, publishButton } from '../publish-pages';
import { publishTest } from '../publish-test';
import { strangeIn } from '../strange-in';

/** Direction marks, and characters that no page shows. */
const UNSEEN = '\u202Egnp\u2066\u200F\u061C\u0007\u001B[31m';
const TEXT = /^(?:name|login|message|title|display_title|description)$/;
const ADDRESS = /(?:^|_)url$|^href$/;

/** A value of an answer as a hostile host gives it. */
function lie(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => lie(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lie(each, name)]));
  if (typeof value !== 'string') return value;
  if (ADDRESS.test(key)) return HOSTILE.address;
  return TEXT.test(key) ? `${value}${HOSTILE.markup}${HOSTILE.script}${UNSEEN}` : value;
}

/** A host whose answers have the right shape, with hostile texts and addresses in them. */
function lyingStandIn(setting: Setting) {
  const standIn = githubStandIn(setting);
  const handle = async (request: Request) => {
    const answer = await standIn.handle(request);
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    if (request.method === 'OPTIONS' || !isJson) return answer;
    const { status, headers } = answer;
    return new Response(JSON.stringify(lie(await answer.json())), { status, headers });
  };
  return { ...standIn, handle };
}

const test = publishTest(STORE, lyingStandIn);

async function expectNothingStrange(page: Page, { place }: PublishHost, when: string) {
  expect.soft(await strangeIn(page, [new URL(place.origin).host]), when).toEqual([]);
  const words = (await page.getByRole('main').textContent()) ?? '';
  const unseen = [...new Set(UNSEEN)].filter((sign) => /\P{L}/u.test(sign) && sign > '\u007F' && words.includes(sign));
  expect.soft(unseen, when).toEqual([]);
}

test('a host that answers with hostile texts and addresses runs nothing, leads nowhere else and loses nothing', async ({
  page,
  host,
}) => {
  await openList(page);
  const name = (await rows(page).first().getByRole('link').first().textContent()) ?? '';
  await setPrice(page, name, '77.77');
  await openPage(page, 'Publish');
  await giveToken(page, TOKENS.operator);
  await expect(page.getByText(OPERATOR).first()).toBeVisible();
  await expect(publishButton(page)).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Commits of the catalog' }).getByRole('row').first()).toBeVisible();
  await expectNothingStrange(page, host, 'signed in');
  await expect(leaving(page).filter({ hasText: name })).toContainText(/77[.,]77/);
  await publishButton(page).click();
  await expect(page.getByText(/1 product sent/)).toBeVisible();
  const commit = await host.head();
  expect(await host.catalogue()).toContain('77.77');
  host.runs.start(commit);
  host.runs.fail(commit, 'Check the catalogue');
  await expect(page.getByRole('alert').filter({ hasText: 'The build failed' })).toBeVisible();
  await expectNothingStrange(page, host, 'a failed build');
});
