import { faq } from '@/lib/site/content';
import { menu } from '@/lib/site/menu';
import { given, word } from '../../e2e/picks';
import { templates } from '../../e2e/templates';
import { fillList } from '../fill-list';
import { expect, test } from '../fixtures';

test('the menu opens, gives the focus back, and leads to a category', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.press('header a[aria-haspopup="dialog"]', 'Menu');
  await visitor.see('dialog h2', 'Menu');
  await visitor.keys('Escape');
  await visitor.gone('dialog');
  await expect.poll(() => visitor.focused()).toBe('Menu');
  await visitor.press('header a[aria-haspopup="dialog"]', 'Menu');
  const { label, href } = menu[0] ?? { label: 'All products', href: '/all-products/' };
  await visitor.press('dialog nav a', label);
  await visitor.until(href, async () => (await visitor.url()).pathname.endsWith(href));
  await visitor.see('h1');
});

test('the search page finds what is typed', async ({ visitor }) => {
  await visitor.visit('/search/');
  await visitor.fill('main input[type="search"]', word);
  await visitor.keys('Enter');
  await visitor.see('main article h3', new RegExp(word, 'i'));
  expect((await visitor.url()).searchParams.get('query')).toBe(word);
});

test('the contact form names the first fault, and confirms what is in order', async ({ visitor }) => {
  await visitor.visit('/contact/');
  await visitor.press('main button', 'Send message');
  await visitor.see('[role=alert]', 'First Name is required.');
  expect(await visitor.focused()).toBe('First name');
  await visitor.type('Jo');
  await visitor.gone('[role=alert]');
  await visitor.fill('main input', 'Park', 'Last name');
  await visitor.fill('main input', 'jo@example.com', 'Email');
  await visitor.fill('main textarea', 'Which size?', 'Message');
  await visitor.press('main button', 'Send message');
  await visitor.see('[role=status]', /^Thank you\./);
  expect(await visitor.run(() => document.querySelector('textarea')?.value)).toBe('');
});

given(test, faq.length > 1)('one question is open at a time, and its address opens it', async ({ visitor }) => {
  const [one, other] = faq;
  await visitor.visit('/faq/');
  await visitor.press('main summary', one?.question);
  await visitor.see('main details[open] summary', one?.question);
  await visitor.press('main summary', other?.question);
  await visitor.see('main details[open] summary', other?.question);
  expect(await visitor.texts('main details[open] summary')).toHaveLength(1);
  expect((await visitor.url()).hash).toBe(`#${other?.id}`);
  await visitor.reload();
  await visitor.see('main details[open] summary', other?.question);
});

test('no template is wider than a phone', async ({ visitor, site }) => {
  const shown = templates.filter(({ isProtected }) => !isProtected);
  for (const { path, isUnknown } of shown) if (isUnknown) site.allow404(path);
  const wide: string[] = [];
  for (const { name, path, order } of shown) {
    if (order?.length) await fillList(visitor, order);
    await visitor.open(path);
    if (order) await visitor.see('main textarea');
    const width = await visitor.run(() => document.documentElement.scrollWidth - innerWidth);
    if (width > 0) wide.push(`${name} by ${width} px`);
  }
  expect(wide).toEqual([]);
});
