/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PreviewSwitch } from '@/components/admin/changes/preview-switch';
import { LoginView } from '@/components/admin/frame/login-view';

jest.mock('next/navigation', () => jest.requireActual('../next-navigation'));
jest.mock('@/lib/site/publish-place', () => ({ place: { site: 'https://shop.example/store' } }));

const linkTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('without the store beside it the admin offers no preview, says why, and leads to the store', () => {
  render(<PreviewSwitch />);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByText(/^The store has an address of its own/)).toBeVisible();
  expect(linkTo(/^Open the store/)).toBe('https://shop.example/store/all-products/');
});

test('the sign-in leads back to that store, and has no search that could not reach it', () => {
  render(<LoginView />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(linkTo(/^Back to the store/)).toBe('https://shop.example/store/');
});
