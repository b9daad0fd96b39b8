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

function renderAt(path: string) {
  openAt(path);
  render(<LoginView />);
}

async function signIn(passwordText: string) {
  await userEvent.type(emailField(), email);
  await userEvent.type(passwordField(), passwordText);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => session.signOut());

test('the page shows that it is a demo, with credentials and required fields, and links to search and store', () => {
  renderAt('/admin/login/');
  expect(screen.getByText(/^This sign-in is a demo\./)).toBeVisible();
  for (const text of [email, password]) expect(screen.getByText(text)).toBeVisible();
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the store' });
  for (const field of [emailField(), passwordField(), search]) expect(field).toBeRequired();
  expect(passwordField()).toHaveAttribute('type', 'password');
  expect([search.form?.getAttribute('action'), search.form?.method, search.name]).toEqual(['/search/', 'get', 'query']);
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Back to the store' });
  expect(back).toHaveAttribute('href', '/');
});

test('wrong credentials show an error until the operator types', async () => {
  renderAt('/admin/login/');
  await signIn('wrong');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Invalid credentials\. Please try again\.$/);
  expect(navigation.replaced).toEqual([]);
  expect(emailField()).toHaveValue(email);
  await userEvent.type(passwordField(), 'x');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test.each([
  ['?from=/admin/orders/', '/admin/orders/'],
  ['?from=//evil.example', '/admin/products/'],
  ['?from=https://evil.example/admin/orders/', '/admin/products/'],
  ['?from=javascript:alert(1)', '/admin/products/'],
  ['?from=/admin/orders/../../evil', '/admin/products/'],
])('a sign-in with query %j redirects to %s', async (query, path) => {
  renderAt(`/admin/login/${query}`);
  await signIn(password);
  expect(navigation.replaced).toEqual([path]);
});

test('a sign-in in another tab redirects this tab too', () => {
  renderAt('/admin/login/');
  act(() => void session.signIn(email, password));
  expect(navigation.replaced).toEqual(['/admin/products/']);
});
