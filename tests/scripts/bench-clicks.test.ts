import { reportNavigation } from '@/scripts/bench/navigation';
import { countUnseen, reportUnseen } from '@/scripts/bench/unseen';

const SMALL = 'HeadlessChrome/150.0.1.2';
const WHOLE = 'Chrome/150.0.1.2';

describe('the report of clicks', () => {
  const clicks = [
    { ms: 300, came: 'asked' },
    { ms: 80, came: 'drawn' },
    { ms: 200, came: 'fetched' },
    { ms: 90, came: 'drawn' },
    { ms: 250, came: 'asked' },
    { ms: 260, came: 'begun' },
  ] as const;
  const report = (browser: string) =>
    reportNavigation({ tapped: { browser, shops: { this: { clicks: [...clicks], lost: 1 } } } });

  test('has the fastest, the median and the slowest, the medians of pages drawn ahead and of others, and how each came', () => {
    expect(report(WHOLE)).toMatch(/^tapped, this +80 +200 +300 +80 +250 +2 +1 +1 +2 +1$/m);
  });

  test('says whether the browser is one that draws pages ahead', () => {
    expect(report(WHOLE)).toContain('A whole browser: Chrome/150.0.1.2.');
    expect(report(SMALL)).toContain('draws no page ahead: CHROMIUM_PATH names a whole Chromium');
  });
});

describe('what is fetched and never seen', () => {
  const own = ['http://a/clothing/', 'http://a/shop.css'];

  test('is all that is no part of the page, each file once, and nothing that came from the cache', () => {
    const asked = [
      { url: 'http://a/clothing/', bytes: 10_000 },
      { url: 'http://a/shop.css', bytes: 12_000 },
      { url: 'http://a/products/b/', bytes: 11_000 },
      { url: 'http://a/products/b/', bytes: 11_000 },
      { url: 'http://a/shop.css', bytes: 0 },
      { url: 'http://a/drawings/b.svg', bytes: 3000 },
      { url: 'http://a/drawings/kept.svg', bytes: 0 },
    ];
    expect(countUnseen(asked, own)).toEqual({ files: 2, bytes: 14_000 });
    expect(countUnseen(asked.slice(0, 2), own)).toEqual({ files: 0, bytes: 0 });
  });

  test('stands beside its goal for this export, and without one for its peers', () => {
    const shops = { this: { files: 2, bytes: 21_840 }, next: { files: 9, bytes: 90_000 } };
    const report = reportUnseen({ flicks: { browser: WHOLE, shops }, saving: { browser: WHOLE, shops: {} } });
    expect(report).toMatch(/^flicks, this +2 +21\.8 +30$/m);
    expect(report).toMatch(/^flicks, next +9 +90\.0 *$/m);
  });
});
