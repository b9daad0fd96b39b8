/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MobileMenu } from '@/components/layout/mobile-menu';
import { menu } from '@/lib/site/menu';
import { openAt } from '../../fixtures/next-navigation';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/next-navigation'));

const open = async () => {
  await userEvent.click(screen.getByText('Menu'));
  return screen.getByRole('dialog', { name: 'Menu' });
};

beforeEach(() => openAt('/'));

test('the menu button is a link to the footer until the menu is opened', () => {
  render(<MobileMenu />);
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '#footer-menu');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the mobile menu has every category with its subcategories, marks the current page, and has a close button', async () => {
  const [first] = menu;
  openAt(first?.href ?? '');
  render(<MobileMenu />);
  const dialog = within(await open());
  const hrefs = (name: string) => dialog.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  for (const { label, href, items } of menu) {
    expect(hrefs(label)).toEqual([href]);
    for (const item of items) expect(hrefs(item.label)).toContain(item.href);
  }
  expect(dialog.getByRole('link', { current: 'page' })).toHaveTextContent(first?.label ?? '');
  await userEvent.click(dialog.getByRole('button', { name: 'Close menu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
