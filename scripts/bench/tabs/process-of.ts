import type { Page } from '@playwright/test';

type Recording = { traceEvents: { name: string; args: { data?: { frames?: { processId: number }[] } } }[] };

/** The number of the process that runs a page: the browser names it when it begins to record the page. */
export async function processOf(page: Page): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as Recording;
  const start = traceEvents.find(({ name }) => name === 'TracingStartedInBrowser');
  const process = start?.args.data?.frames?.[0]?.processId;
  if (process === undefined) throw new Error('The browser does not say which process runs the page');
  return process;
}

/**
 * Rejects where two of the pages share a process: what is written is seen at once there, and no history could show a loss. Pages opened
 * one by one have processes of their own, without any switch, unless the browser runs out of memory for them.
 */
export async function expectOwnProcesses(pages: readonly Page[]): Promise<void> {
  const processes: number[] = [];
  for (const page of pages) processes.push(await processOf(page));
  if (new Set(processes).size < pages.length) throw new Error(`Tabs share processes: ${processes.join(', ')}`);
}
