/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteFooter } from '@/components/layout/site-footer';
import { DisabledButtons } from '@/components/layout/site-header';
import { menu } from '@/lib/site/menu';
import * as messages from '@/lib/site/messages';
import { site } from '@/lib/site/site';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/next-navigation'));

test('the footer links to every category and shows notices; without a newsletter it has no field', () => {
  render(<SiteFooter newsletter={undefined} notices={['Nothing of it is real.']} />);
  const footer = within(screen.getByRole('contentinfo'));
  for (const { label, href } of menu) expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', href);
  expect(screen.getByText('Nothing of it is real.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('the newsletter field is read-only and shows the reason', async () => {
  render(<SiteFooter newsletter="Not open." notices={[]} />);
  const field = screen.getByRole('textbox', { name: /newsletter|email/i });
  await userEvent.type(field, 'someone@example.com');
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription('Not open.');
});

test.each(['Cart', 'User account'])('%s is disabled and has a description', async (name) => {
  render(<DisabledButtons />);
  const button = screen.getByRole('button', { name });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(messages.catalogOnly);
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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
