import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type Matcher = string | RegExp;

type Fixtures = {
  /** Lets addresses that contain the text, or match the pattern, answer 404 in this test, and be of another origin. */
  allow404: (address: Matcher) => void;
  /** Lets the console or an error of the page say, and requests fail for a reason, that matches, in this test. */
  allowConsole: (text: RegExp) => void;
  pageErrors: string[];
};

/** Products of tests/fixtures/photographed-products.json have pictures on hosts that do not exist (RFC 2606), so that what takes their place is tried; and a test plays the host that edits are published to. */
const isReservedHost = (url: string) => URL.canParse(url) && new URL(url).hostname.endsWith('.invalid');

/** A test that fails on any console warning, page error, violation of the content security policy, failed request, error status or request to another origin. */
export const test = base.extend<Fixtures & { allowed: Matcher[]; allowedTexts: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  allowed: async ({}, use) => use([]),
  allow404: async ({ allowed }, use) => use((address) => void allowed.push(address)),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  allowedTexts: async ({}, use) => use([]),
  allowConsole: async ({ allowedTexts }, use) => use((text) => void allowedTexts.push(text)),
  pageErrors: [
    async ({ context, allowed, allowedTexts, baseURL }, use) => {
      const isAllowed = (url: string) =>
        isReservedHost(url) ||
        allowed.some((address) => (typeof address === 'string' ? url.includes(address) : address.test(url)));
      await context.addInitScript(reportViolations);
      const errors = collectErrors(context, new URL(baseURL ?? '').origin, isAllowed, allowedTexts);
      await use(errors);
      await endRoutes(context);
      expect(errors, 'faults of the pages that this test opened').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Handlers of routes end with the test that set them: of those still in flight nothing is heard any more. They are not waited
 * for, since a route may be held for good.
 */
async function endRoutes(context: BrowserContext) {
  const behavior = 'ignoreErrors';
  await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior })));
}

/** Runs in each page before its own scripts: the console is watched anyway. */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) => {
    console.error(`content security policy: ${violatedDirective} ${blockedURI} ${sample} (${sourceFile})`);
  });
}

/** Said by Playwright where a test wants no service worker. */
const BLOCKED = /^Service Worker registration blocked by Playwright$/;

function collectErrors(
  context: BrowserContext,
  origin: string,
  isAllowed: (url: string) => boolean,
  allowedTexts: readonly RegExp[],
): string[] {
  const faults: string[] = [];

  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser repeats every error status in the console.
    const { url } = message.location();
    if (message.text().startsWith('Failed to load resource') && isAllowed(url)) return;
    if ([...allowedTexts, BLOCKED].some((text) => text.test(message.text()))) return;
    faults.push(`console ${message.type()}: ${message.text()} (${url})`);
  });
  context.on('weberror', (event) => {
    const text = String(event.error());
    if (!allowedTexts.some((allowed) => allowed.test(text))) faults.push(`page error: ${text}`);
  });
  context.on('request', (request) => {
    const { protocol, origin: other } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && other !== origin && !isAllowed(request.url()))
      faults.push(`another origin: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page ends what it was still loading; that is no fault of the page.
    const isLeaving = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/.test(reason ?? '');
    // A file that is fetched ahead of a click and answers 404 is thrown away.
    const isAhead = isAllowed(request.url());
    if (isLeaving || isAhead || isReservedHost(request.url()) || allowedTexts.some((text) => text.test(reason ?? '')))
      return;
    faults.push(`request failed: ${request.url()} (${reason})`);
  });
  context.on('response', (response) => {
    const isExpected = isReservedHost(response.url()) || (response.status() === 404 && isAllowed(response.url()));
    if (response.status() >= 400 && !isExpected) faults.push(`status ${response.status()}: ${response.url()}`);
  });
  return faults;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks the page as it stands against WCAG 2.2 AA and axe's best practice, or these rules alone; a failure names rule and
 * elements. Runs in the page and asks for violations alone: to bring every result out of it takes five times as long.
 */
export async function expectNoAxeViolations(page: Page, rules?: string[]) {
  expect(page.frames(), 'axe looks at no frames').toHaveLength(1);
  if (!(await page.evaluate(() => 'run' in Object(Reflect.get(window, 'axe'))))) await page.evaluate(axe.source);
  const lines = await page.evaluate(
    async (runOnly) => {
      const { axe: own } = window as unknown as { axe: typeof axe };
      const { violations } = await own.run({ runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
      );
    },
    rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: TAGS },
  );
  expect(lines, `accessibility of ${page.url()}`).toEqual([]);
}
