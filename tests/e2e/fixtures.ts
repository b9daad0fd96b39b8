import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type Matcher = string | RegExp;

type Fixtures = {
  /** In this test, URLs that contain the text or match the pattern may return 404 or be on another origin. */
  allow404: (url: Matcher) => void;
  /** In this test, console messages, page errors and reasons of failed requests may match the pattern. */
  allowConsole: (text: RegExp) => void;
  pageErrors: string[];
};

/** Hosts of test data that do not exist (RFC 2606): pictures in photographed-products.json, and the git host of publish tests. */
const isReservedHost = (url: string) => URL.canParse(url) && new URL(url).hostname.endsWith('.invalid');

/** A test that also fails on console warnings, page errors, CSP violations, failed requests, error statuses and third-party requests. */
export const test = base.extend<Fixtures & { allowed: Matcher[]; allowedTexts: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  allowed: async ({}, use) => use([]),
  allow404: async ({ allowed }, use) => use((url) => void allowed.push(url)),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  allowedTexts: async ({}, use) => use([]),
  allowConsole: async ({ allowedTexts }, use) => use((text) => void allowedTexts.push(text)),
  pageErrors: [
    async ({ context, allowed, allowedTexts, baseURL }, use) => {
      const isAllowed = (url: string) =>
        isReservedHost(url) ||
        allowed.some((matcher) => (typeof matcher === 'string' ? url.includes(matcher) : matcher.test(url)));
      await context.addInitScript(reportViolations);
      const errors = collectErrors(context, new URL(baseURL ?? '').origin, isAllowed, allowedTexts);
      await use(errors);
      await endRoutes(context);
      expect(errors, 'errors on the pages of this test').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Removes all route handlers after a test and ignores their errors. Does not wait for them: a test may pause a route forever. */
async function endRoutes(context: BrowserContext) {
  const behavior = 'ignoreErrors';
  await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior })));
}

/** Runs in each page before its scripts. Logs CSP violations, because errors in the console fail the test. */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) => {
    console.error(`content security policy: ${violatedDirective} ${blockedURI} ${sample} (${sourceFile})`);
  });
}

/** Console message of Playwright if a test blocks service workers. */
const BLOCKED = /^Service Worker registration blocked by Playwright$/;

function collectErrors(
  context: BrowserContext,
  origin: string,
  isAllowed: (url: string) => boolean,
  allowedTexts: readonly RegExp[],
): string[] {
  const errors: string[] = [];

  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser also logs every error status to the console.
    const { url } = message.location();
    if (message.text().startsWith('Failed to load resource') && isAllowed(url)) return;
    if ([...allowedTexts, BLOCKED].some((text) => text.test(message.text()))) return;
    errors.push(`console ${message.type()}: ${message.text()} (${url})`);
  });
  context.on('weberror', (event) => {
    const text = String(event.error());
    if (!allowedTexts.some((allowed) => allowed.test(text))) errors.push(`page error: ${text}`);
  });
  context.on('request', (request) => {
    const { protocol, origin: requestOrigin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && requestOrigin !== origin && !isAllowed(request.url()))
      errors.push(`third-party request: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A navigation aborts pending requests. This is not an error.
    const isLeaving = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/.test(reason ?? '');
    // A prefetched file that returns 404 is discarded.
    const isAllowedPrefetch = isAllowed(request.url());
    if (
      isLeaving ||
      isAllowedPrefetch ||
      isReservedHost(request.url()) ||
      allowedTexts.some((text) => text.test(reason ?? ''))
    )
      return;
    errors.push(`request failed: ${request.url()} (${reason})`);
  });
  context.on('response', (response) => {
    const isExpected = isReservedHost(response.url()) || (response.status() === 404 && isAllowed(response.url()));
    if (response.status() >= 400 && !isExpected) errors.push(`status ${response.status()}: ${response.url()}`);
  });
  return errors;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks the current page against WCAG 2.2 AA and axe's best practices, or only against these rules. Runs in the page and returns
 * violations only: transferring all results takes five times as long.
 */
export async function expectNoAxeViolations(page: Page, rules?: string[]) {
  expect(page.frames(), 'axe does not check frames').toHaveLength(1);
  if (!(await page.evaluate(() => 'run' in Object(Reflect.get(window, 'axe'))))) await page.evaluate(axe.source);
  const lines = await page.evaluate(
    async (runOnly) => {
      const { axe: pageAxe } = window as unknown as { axe: typeof axe };
      const { violations } = await pageAxe.run({ runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
      );
    },
    rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: TAGS },
  );
  expect(lines, `accessibility of ${page.url()}`).toEqual([]);
}
