/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MainMenu } from '@/components/layout/main-menu';
import { MobileMenu } from '@/components/layout/mobile-menu';
import { menu } from '@/lib/site/menu';
import { openAt } from '../../fixtures/next-navigation';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/next-navigation'));

const toggle = () => screen.getByRole('button', { name: 'Clothing menu' });
const open = () => userEvent.click(toggle());
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';

beforeEach(() => openAt('/'));

test('an entry without products is hidden', () => {
  render(<MainMenu emptyLinks={['/clothing/']} />);
  expect(screen.queryByRole('link', { name: 'Clothing' })).not.toBeInTheDocument();
});

test('Escape closes the open panel and moves the focus to its button', async () => {
  render(<MainMenu />);
  await open();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(toggle()).toHaveFocus();
});

test('a panel stays open while the focus moves through it, and closes when the focus leaves it', async () => {
  render(<MainMenu />);
  await open();
  await userEvent.tab();
  await userEvent.tab();
  expect(isOpen()).toBe(true);
  act(() => screen.getByRole('link', { name: 'FAQ' }).focus());
  expect(isOpen()).toBe(false);
});

test.each([
  ['/clothing/', [['Clothing', 'page']]],
  [
    '/clothing/shirts/',
    [
      ['Clothing', 'true'],
      ['Shirts', 'page'],
    ],
  ],
  ['/clothing/page/2/', [['Clothing', 'true']]],
  ['/', []],
  ['/products/test-101/', []],
])('the current page is marked at %s', (address, marks) => {
  openAt(address);
  render(<MainMenu />);
  const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual(marks);
});

test('the menu of a phone has every category with its subcategories, and marks the current page', async () => {
  openAt(menu[0]?.href ?? '');
  render(<MobileMenu />);
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '#footer-menu');
  await userEvent.click(screen.getByText('Menu'));
  const dialog = within(screen.getByRole('dialog', { name: 'Menu' }));
  const hrefs = (name: string) => dialog.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  for (const { label, href, items } of menu) {
    expect(hrefs(label)).toEqual([href]);
    for (const item of items) expect(hrefs(item.label)).toContain(item.href);
  }
  expect(dialog.getByRole('link', { current: 'page' })).toHaveTextContent(menu[0]?.label ?? '');
});
