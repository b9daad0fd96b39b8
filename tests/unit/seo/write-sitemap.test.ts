import { writeSitemap } from '@/lib/seo/write-sitemap';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `https://a.example/${index}/` }));
const toUrl = (file: string) => `https://a.example/data/${file}`;
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('addresses up to the limit are one sitemap', () => {
  const { content, parts } = writeSitemap(entries(3), toUrl, { addresses: 3, bytes: 9999 });
  expect(parts).toEqual([]);
  expect(content).toContain('<urlset ');
  expect(locations(content)).toEqual(['https://a.example/0/', 'https://a.example/1/', 'https://a.example/2/']);
});

test('above the limit there is an index of parts, which have every address once and in order', () => {
  const { content, parts } = writeSitemap(entries(7), toUrl, { addresses: 3, bytes: 9999 });
  expect(content).toContain('<sitemapindex ');
  expect(locations(content)).toEqual(parts.map(({ file }) => toUrl(file)));
  expect(parts.map((part) => locations(part.content).length)).toEqual([3, 3, 1]);
  expect(parts.flatMap((part) => locations(part.content))).toEqual(entries(7).map(({ url }) => url));
  const long = { url: `https://a.example/${'x'.repeat(30 * 1024 ** 2)}/` };
  expect(writeSitemap([long, long], toUrl).parts).toHaveLength(2);
  expect([50_000, 50_001].map((count) => writeSitemap(entries(count), toUrl).parts.length)).toEqual([0, 2]);
});

test('an entry has its date, and XML characters are escaped', () => {
  const { content } = writeSitemap([{ url: 'https://a.example/?a&b', lastModified: '2026-03-24' }], toUrl);
  expect(content).toContain('<url><loc>https://a.example/?a&amp;b</loc><lastmod>2026-03-24</lastmod></url>');
});

test('a page has its photographs, and a sitemap with photographs has their namespace', () => {
  const url = 'https://a.example/x/';
  const images = ['https://a.example/uploads/a.webp', 'https://b.example/?c&d'];
  const photographs = images.map((image) => `<image:image><image:loc>${image}</image:loc></image:image>`);
  expect(writeSitemap([{ url, images }], toUrl).content.split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    `<url><loc>${url}</loc>${photographs.join('').replace('&', '&amp;')}</url>`,
    '</urlset>',
    '',
  ]);
  expect(writeSitemap([{ url, images: [] }], toUrl).content).not.toContain('image');
});
