/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginView } from '@/components/admin/layout/login-view';
import { demoLogin, session } from '@/lib/admin/session';
import { navigation, openAt } from '../../../fixtures/next-navigation';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/next-navigation'));

const { email, password } = demoLogin;
const emailField = () => screen.getByRole('textbox', { name: 'Email' });
const passwordField = () => screen.getByLabelText('Password');
const alert = () => screen.getByRole('alert');

async function signIn(emailText: string, passwordText: string) {
  for (const [field, text] of [
    [emailField(), emailText],
    [passwordField(), passwordText],
  ] as const) {
    await userEvent.click(field);
    if (text) await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => {
  session.signOut();
  openAt('/admin/login/');
});

test('the page shows that it is a demo, with credentials and required fields, and links to search and store', () => {
  render(<LoginView />);
  expect(screen.getByText(/^This sign-in is a demo\./)).toBeVisible();
  for (const text of [email, password]) expect(screen.getByText(text)).toBeVisible();
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the store' });
  for (const field of [emailField(), passwordField(), search]) expect(field).toBeRequired();
  expect(passwordField()).toHaveAttribute('type', 'password');
  expect([search.form?.getAttribute('action'), search.form?.method, search.name]).toEqual(['/search/', 'get', 'query']);
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Back to the store' });
  expect(back).toHaveAttribute('href', '/');
});

describe('a sign-in with wrong credentials', () => {
  test.each([
    ['a wrong password', email, 'wrong'],
    ['another e-mail address', 'someone@example.com', password],
  ])('(%s) shows the message of the specification', async (_, emailText, passwordText) => {
    render(<LoginView />);
    await signIn(emailText, passwordText);
    expect(alert()).toHaveTextContent(/^Invalid credentials\. Please try again\.$/);
  });

  test('keeps the e-mail address and does not redirect; typing removes the message', async () => {
    render(<LoginView />);
    await signIn(email, 'wrong');
    expect([(emailField() as HTMLInputElement).value, navigation.replaced]).toEqual([email, []]);
    await userEvent.type(passwordField(), 'x');
    expect(alert()).toBeEmptyDOMElement();
  });
});

describe('a successful sign-in', () => {
  test.each([
    ['', '/admin/products/'],
    ['?from=/admin/orders/', '/admin/orders/'],
    ['?from=//evil.example', '/admin/products/'],
    ['?from=https://evil.example/admin/orders/', '/admin/products/'],
    ['?from=javascript:alert(1)', '/admin/products/'],
    ['?from=/admin/orders/../../evil', '/admin/products/'],
  ])('with query %j redirects to %s', async (query, path) => {
    openAt(`/admin/login/${query}`);
    render(<LoginView />);
    await signIn(email, password);
    expect(navigation.replaced).toEqual([path]);
  });

  test('in another tab redirects this tab too', () => {
    render(<LoginView />);
    act(() => {
      session.signIn(email, password);
    });
    expect(navigation.replaced).toEqual(['/admin/products/']);
  });

  test('from an earlier visit redirects immediately', () => {
    session.signIn(email, password);
    render(<LoginView />);
    expect(navigation.replaced).toEqual(['/admin/products/']);
  });
});
