/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SiteLogo } from '@/components/layout/site-header';
import { site } from '@/lib/site/site';
import * as logos from '@/lib/site/theme/logo';

jest.mock('@/lib/site/theme/logo', () => ({ __esModule: true, logo: null }));
const logoModule = logos as { logo: { src: string; width: number; height: number } | null };

test('a shop without a logo has its symbol and its name', () => {
  const { container } = render(<SiteLogo longClass="long" />);
  expect(screen.getByText(site.name)).toBeInTheDocument();
  expect(container.querySelector('path')).toHaveAttribute('d', site.mark);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a logo replaces both, has the name of the shop as text, and its size is reserved', () => {
  logoModule.logo = { src: '/icons/logo.svg', width: 84, height: 28 };
  render(<SiteLogo longClass="long" />);
  const picture = screen.getByRole('img', { name: site.name });
  expect([picture.getAttribute('src'), picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([
    '/icons/logo.svg',
    '84',
    '28',
  ]);
  expect(screen.queryByText(site.name)).toBeNull();
});
