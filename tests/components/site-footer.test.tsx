/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InertButtons } from '@/components/site/inert-buttons';
import { SiteFooter } from '@/components/site/site-footer';
import { texts } from '@/lib/site/content';
import { menu } from '@/lib/site/menu';
import * as messages from '@/lib/site/messages';

jest.mock('next/navigation', () => jest.requireActual('./next-navigation'));

test('the footer leads to every category', () => {
  render(<SiteFooter />);
  const footer = within(screen.getByRole('contentinfo'));
  for (const { label, href } of menu) expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('what no data say is not there: no newsletter, no notice of a sample', () => {
  Object.assign(texts, { newsletter: undefined, sample: undefined });
  render(<SiteFooter />);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
});

test('a sample says once that it is one', () => {
  Object.assign(texts, { sample: { notice: 'Nothing of it is real.', mark: 'Sample' } });
  render(<SiteFooter />);
  expect(screen.getByText('Nothing of it is real.')).toBeVisible();
});

test('the newsletter takes nothing and says why', async () => {
  Object.assign(texts, { newsletter: 'Not open.' });
  render(<SiteFooter />);
  const field = screen.getByRole('textbox', { name: /newsletter|email/i });
  await userEvent.type(field, 'someone@example.com');
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription('Not open.');
});

test.each(['Cart', 'User account'])('%s says that it does nothing', async (name) => {
  render(<InertButtons />);
  const button = screen.getByRole('button', { name });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(messages.catalogOnly);
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
