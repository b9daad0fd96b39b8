import { GARDEN } from '@/tests/fixtures/shops';
import { gitlabStandIn } from '@/tests/hosts/gitlab';
import { openList, openPage, rowOf, rows, setPrice } from '../admin-pages';
import { expect, expectNoAxeViolations } from '../fixtures';
import { OPERATOR, TOKENS } from '../publish-host';
import { expectSignedIn, leaving, publishButton } from '../publish-pages';
import { publishTest } from '../publish-test';
import { visit } from '../visit';

const test = publishTest(GARDEN, gitlabStandIn);

test('an operator signs in with the host itself, publishes from another trade and another host, and goes on (row 47, row 48)', {
  tag: '@night',
}, async ({ page, host }) => {
  await openList(page);
  const id = (await rows(page).first().locator('code, [class*="id"]').last().textContent()) ?? '';
  await setPrice(page, id, '77.77');
  await openPage(page, 'Publish');
  await expect(page.getByLabel('Token')).toBeHidden();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Sign in with gitlab.invalid' }).click();
  await expectSignedIn(page, OPERATOR);
  await expect(page).toHaveURL(/\/admin\/publish\/$/);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('sp:publish-sign-in');
  await expect(leaving(page).filter({ hasText: id })).toContainText('77,77');
  await publishButton(page).click();
  await expect(page.getByText('1 product sent to farm/tools/store.')).toBeVisible();
  host.runs.start(await host.head());
  await host.deploy();
  await expect(page.getByText('Live: the store shows it.')).toBeVisible();
  await openPage(page, 'Products');
  await expect(rowOf(page, id)).toContainText('Live');
  await page.reload();
  await openPage(page, 'Publish');
  await expect(page.getByText('not signed in')).toBeVisible();
});

test('with a tick the sign-in lasts as long as the tab, and a way back that was not begun here is refused (row 48)', {
  tag: '@night',
}, async ({ page, isKept }) => {
  await openList(page);
  await openPage(page, 'Publish');
  await page.getByRole('checkbox', { name: 'Stay signed in until this tab is closed' }).check();
  await page.getByRole('button', { name: 'Sign in with gitlab.invalid' }).click();
  await expectSignedIn(page, OPERATOR);
  isKept.inTab = true;
  await page.reload();
  await expectSignedIn(page, OPERATOR);
  await page.goto('./admin/publish/?code=stolen&state=of-somebody-else');
  await expect(page.getByRole('alert').filter({ hasText: 'This sign-in was not begun in this tab' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/publish\/$/);
  expect(TOKENS.operator).not.toBe('');
});

test('a sign-in that is kept for the tab ends where the tab leaves the admin for the shop (row 48)', {
  tag: '@night',
}, async ({ page }) => {
  await openList(page);
  await openPage(page, 'Publish');
  await page.getByRole('checkbox', { name: 'Stay signed in until this tab is closed' }).check();
  await page.getByRole('button', { name: 'Sign in with gitlab.invalid' }).click();
  await expectSignedIn(page, OPERATOR);
  await visit(page, '/faq/');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('sp:publish-token');
  await visit(page, '/admin/publish/');
  await expect(page.getByText('not signed in')).toBeVisible();
});
