/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MobileMenu } from '@/components/site/mobile-menu';
import { menu } from '@/lib/site/menu';
import { openAt } from './next-navigation';

jest.mock('next/navigation', () => jest.requireActual('./next-navigation'));

const open = async () => {
  await userEvent.click(screen.getByText('Menu'));
  return screen.getByRole('dialog', { name: 'Menu' });
};

describe('the phone’s menu', () => {
  test('is a link to the footer until it is opened', () => {
    openAt('/');
    render(<MobileMenu />);
    expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '#footer-menu');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('holds every category with its subcategories', async () => {
    openAt('/');
    render(<MobileMenu />);
    const dialog = await open();
    for (const { label, href, items } of menu) {
      expect(within(dialog).getByRole('link', { name: label })).toHaveAttribute('href', href);
      for (const item of items) {
        expect(
          within(dialog)
            .getAllByRole('link', { name: item.label })
            .map((link) => link.getAttribute('href')),
        ).toContain(item.href);
      }
    }
  });

  test('marks the current page', async () => {
    const [first] = menu;
    openAt(first?.href ?? '');
    render(<MobileMenu />);
    const dialog = await open();
    expect(within(dialog).getByRole('link', { current: 'page' })).toHaveTextContent(first?.label ?? '');
  });

  test('is closed by its button', async () => {
    openAt('/');
    render(<MobileMenu />);
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
