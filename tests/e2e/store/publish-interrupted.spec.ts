import type { Page } from '@playwright/test';
import { STORE } from '@/tests/fixtures/shops';
import { githubStandIn } from '@/tests/hosts/github';
import { openList, openPage, rows, setPrice } from '../admin-pages';
import { expect, expectNoAxeViolations } from '../fixtures';
import { findOverflow } from '../layout';
import { OPERATOR, type PublishHost, TOKENS } from '../publish-host';
import { publishButton, signInToHost } from '../publish-pages';
import { publishTest } from '../publish-test';

const test = publishTest(STORE, githubStandIn);

/** Edits the first product's price, and opens the page that publishes it. */
async function editFirst(page: Page) {
  await openList(page);
  const name = (await rows(page).first().getByRole('link').first().textContent()) ?? '';
  await setPrice(page, name, '77.77');
  await openPage(page, 'Publish');
}

/** Presses Publish, and closes the tab while the commit is on its way: it arrives, or it does not. */
async function closeWhileSending(page: Page, host: PublishHost, arrives: boolean) {
  await editFirst(page);
  await signInToHost(page, TOKENS.operator, OPERATOR);
  const sent = new Promise<void>((resolve) => {
    void page.route('**/graphql', async (route) => {
      const request = route.request();
      const [method, headers, body] = [request.method(), await request.allHeaders(), request.postData()];
      if (arrives) await host.handle(new Request(request.url(), { method, headers, body }));
      // No answer ever comes.
      resolve();
    });
  });
  await publishButton(page).click();
  await sent;
  await page.close();
}

const cutOff = (page: Page) => page.getByRole('region', { name: 'A publish that was cut off' });
const commits = async ({ repository, head }: PublishHost) => repository.log(await head(), '', 9);

test('a publish whose tab was closed while it was sent is known when the page opens again, and followed until it is live', async ({
  page,
  context,
  host,
}) => {
  await closeWhileSending(page, host, true);
  const again = await context.newPage();
  await again.goto('./admin/');
  await again.getByRole('link', { name: 'To Publish' }).click();
  await expect(cutOff(again)).toContainText('is seen once you sign in to git.invalid above');
  await expect(cutOff(again)).toContainText('nothing is sent twice');
  expect(await findOverflow(again, 390)).toEqual([]);
  await expectNoAxeViolations(again);
  await signInToHost(again, TOKENS.operator, OPERATOR);
  await expect(cutOff(again)).toContainText('it has arrived all the same');
  await expect(again.getByText('It is in the repository.')).toBeVisible();
  await expect(publishButton(again)).toBeDisabled();
  expect(await commits(host)).toHaveLength(2);
  host.runs.start(await host.head());
  await host.deploy();
  await expect(again.getByText('Live: the store shows it.')).toBeVisible();
});

test('what did not arrive is sent by one press', async ({ page, context, host }) => {
  await closeWhileSending(page, host, false);
  const again = await context.newPage();
  // Later than a host could still be at work on it.
  await again.clock.install({ time: Date.now() + 5 * 60_000 });
  await again.goto('./admin/publish/');
  await signInToHost(again, TOKENS.operator, OPERATOR);
  await expect(cutOff(again)).toContainText('it did not arrive. Nothing is lost');
  await expectNoAxeViolations(again);
  expect(await commits(host)).toHaveLength(1);
  await cutOff(again).getByRole('button', { name: 'Send it now' }).click();
  await expect(again.getByText('1 product sent')).toBeVisible();
  await expect(cutOff(again)).toHaveCount(0);
  expect(await commits(host)).toHaveLength(2);
});
