/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RequestLink } from '@/components/layout/request-link';
import { SiteFooter } from '@/components/layout/site-footer';
import { DisabledButtons, SiteLogo } from '@/components/layout/site-header';
import { requestCount } from '@/lib/request/request-count';
import { site } from '@/lib/site/site';
import * as logos from '@/lib/site/theme/logo';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/next-navigation'));
jest.mock('@/lib/site/theme/logo', () => ({ __esModule: true, logo: null }));

test('a logo replaces symbol and name, has the name of the shop as text, and its size is reserved', () => {
  const { unmount } = render(<SiteLogo longClass="long" />);
  expect(screen.getByText(site.name)).toBeVisible();
  unmount();
  (logos as { logo: object }).logo = { src: '/icons/logo.svg', width: 84, height: 28 };
  render(<SiteLogo longClass="long" />);
  const picture = screen.getByRole('img', { name: site.name });
  expect(['src', 'width', 'height'].map((name) => picture.getAttribute(name))).toEqual(['/icons/logo.svg', '84', '28']);
  expect(screen.queryByText(site.name)).toBeNull();
});

test('the link to the request list has the number of lines, but not in the exported page', () => {
  requestCount.set({ lines: 12, mark: 'a' });
  expect(renderToString(<RequestLink />)).not.toContain('(12)');
  render(<RequestLink />);
  expect(screen.getByRole('link')).toHaveAccessibleName('Request list (12)');
  act(() => void requestCount.set(undefined));
  expect(screen.getByRole('link')).toHaveAccessibleName('Request list');
});

test('site.json can hide the cart and account buttons', () => {
  site.header = { cart: false };
  const { unmount } = render(<DisabledButtons />);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['User account']);
  unmount();
  site.header = { cart: false, account: false };
  expect(render(<DisabledButtons />).container).toBeEmptyDOMElement();
  delete site.header;
});

test('the footer has notices, and a newsletter field only with its reason, which is read-only', async () => {
  const { rerender } = render(<SiteFooter newsletter={undefined} notices={['Nothing of it is real.']} />);
  expect(screen.getByText('Nothing of it is real.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  rerender(<SiteFooter newsletter="Not open." notices={[]} />);
  const field = screen.getByRole('textbox', { name: /newsletter|email/i });
  await userEvent.type(field, 'someone@example.com');
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription('Not open.');
});
