/**
 * Shots. `npm run zz-shots`
 */
import { launchBrowser } from './browser/launch-browser';
import { serve } from './server/serve';
const PADS: Record<string, string> = {
  list: '½ doz 6612 L black\nRUSH 24 backpack - blk - 1\nElbeco Z314N 17 neck 35 sleeve midnight, 2\n24-7 pants navy 34x32 3\n10000 whistles',
  run: '1) 5.11 Professional polo, dark navy: 2 S, 4 M, 5 L, 1 XL\n2) Danner Tachyons in coyote, sizes 9, 9.5 and 10, two of each\nTaclite Pro pants khaki 34, 2',
  mail: 'Good morning Denise,\nPlease send these by 10/3 under PO 24-0117.\nWe need 3 of the Flying Cross Command long sleeves in LAPD navy, 16.5 neck 34 sleeve\nHis badge number will be 318, nothing to engrave yet.\nbody cameras x 4\nThanks,\nLt. Karen Boyd, (555) 010-0142',
  roster: 'OFFICER\tSHIRT 7970 BLK\tPANTS 74273 BLK\tBOOTS Danner Lookout\nRamirez\tL\t34x32\t9.5\nKowalczyk\t2XL x2\t40x30 x2\t11\nTran\tS\t-\t7.5',
  odd: "Rothco rigger's belt black L\t6\t12\n5.11 RUSH24 black\t4\t10\nStreamlight Strion 2020\t5\t3",
};
const site = await serve({ root: 'out' });
const browser = await launchBrowser();
for (const width of [390, 1280]) for (const scheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ viewport: { width, height: 844 }, colorScheme: scheme });
  for (const [name, text] of Object.entries(PADS)) {
    await page.goto(`${site.url}request/`.replace(/([^:])\/\//g, '$1/'));
    const pad = page.getByLabel('Lines as you write them');
    await pad.fill(text);
    await page.getByRole('button', { name: 'Look up' }).click();
    await page.getByRole('heading', { name: /ticked/ }).waitFor();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/shots/${name}-${width}-${scheme}.png`, fullPage: true });
  }
  await page.goto(`${site.url}`);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shots/home-${width}-${scheme}.png` });
  await page.close();
}
await browser.close();
process.exit(0);
