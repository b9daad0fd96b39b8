import { getOwnPages } from '@/lib/site/own-pages/get-own-pages';
import { ownPageLinks } from '@/lib/site/own-pages/own-page-links';
import { readPagesFolder } from '@/lib/site/own-pages/read-folder';
import { testFolder } from '../../../fixtures/test-folder';
import { drawPicture } from '../../../scripts/images/pictures';

const folder = testFolder({ 'catalogue.json': '{}' });

test('a data folder without pages has none', () => {
  expect(readPagesFolder(folder.at())).toEqual({ texts: new Map(), pictures: new Map() });
  expect(getOwnPages()).toEqual([]);
});

test('pages and pictures are found, folders within among them, and what is of a program is left out', async () => {
  folder.write({
    'pages/about.md': '\uFEFFöfen',
    'pages/latin.md': Buffer.from([0xf6]),
    'pages/.DS_Store': 'a',
    'pages/.git/a.md': 'a',
    'pages/notes.txt': 'a',
    'pages/in/a.md': 'a',
    'pages/in/b.JPG': await drawPicture('jpeg', { width: 60, height: 40 }),
    'pages/turned.jpg': await drawPicture('jpeg', { width: 60, height: 40, orientation: 6 }),
    'pages/c.png': await drawPicture('png'),
    'pages/d.webp': await drawPicture('webp'),
    'pages/e.avif': await drawPicture('avif'),
    'pages/gif.png': await drawPicture('gif'),
    'pages/f.svg': '<svg viewBox="0 0 24 12"><path d="M0 0"/></svg>',
    'pages/page.png': '<html></html>',
  });
  const { texts, pictures } = readPagesFolder(folder.at());
  expect(texts).toEqual(
    new Map([
      ['about.md', 'öfen'],
      ['in/a.md', 'a'],
      ['latin.md', undefined],
    ]),
  );
  const size = { width: 60, height: 40 };
  expect(Object.fromEntries(pictures)).toEqual({
    '/pages/in/b.JPG': size,
    '/pages/turned.jpg': { width: 40, height: 60 },
    '/pages/c.png': size,
    '/pages/d.webp': size,
    '/pages/e.avif': size,
    '/pages/gif.png': undefined,
    '/pages/f.svg': { width: 24, height: 12 },
    '/pages/page.png': undefined,
  });
});

test('a page is named where its head says, in the order of titles', () => {
  const texts = new Map([
    ['b', '---\ntitle: Shipping\nlink: menu\ndescription: What it costs.\n---\na'],
    ['a', '---\ntitle: About\n---\na'],
    ['c', '---\ntitle: Terms\nlink: none\n---\na'],
    ['wrong', '# Nothing'],
  ]);
  expect(ownPageLinks(texts)).toEqual([
    { label: 'About', href: '/a/', places: ['footer', 'search'] },
    { label: 'Shipping', href: '/b/', places: ['menu', 'footer', 'search'], about: 'What it costs.' },
    { label: 'Terms', href: '/c/', places: ['search'] },
  ]);
});
