import type { Page } from '@playwright/test';

/** Makes the browser a phone on a bad line: a processor slowed 6 times, 1.6 Mbit/s and 150 ms to the host. */
export async function slowPhone(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}
