/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginView } from '@/components/admin/frame/login-view';
import { session } from '@/lib/admin/session';
import { demoLogin } from '@/lib/site/demo-login';
import { navigation, openAt } from './next-navigation';

jest.mock('next/navigation', () => jest.requireActual('./next-navigation'));

const { email, password } = demoLogin;
const emailField = () => screen.getByRole('textbox', { name: 'Email' });
const passwordField = () => screen.getByLabelText('Password');
const alert = () => screen.getByRole('alert');

async function signIn(mail: string, word: string) {
  for (const [field, text] of [
    [emailField(), mail],
    [passwordField(), word],
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

describe('the page', () => {
  test.each([
    ['e-mail address', email],
    ['password', password],
  ])('shows the demo %s (spec 6)', (_, text) => {
    render(<LoginView />);
    expect(screen.getByText(text)).toBeVisible();
  });

  test('says that the sign-in is a demo', () => {
    render(<LoginView />);
    expect(screen.getByText(/^This sign-in is a demo\./)).toBeVisible();
  });

  test('hides the password while it is typed', () => {
    render(<LoginView />);
    expect(passwordField()).toHaveAttribute('type', 'password');
  });

  test('shows no error at first', () => {
    render(<LoginView />);
    expect(alert()).toBeEmptyDOMElement();
  });

  test('sends nobody anywhere who is not signed in', () => {
    render(<LoginView />);
    expect(navigation.replaced).toEqual([]);
  });
});

describe('required fields', () => {
  test.each([
    ['Email', emailField],
    ['Password', passwordField],
  ])('%s', (_, field) => {
    render(<LoginView />);
    expect(field()).toBeRequired();
  });

  test('the search field, as the specification says', () => {
    render(<LoginView />);
    expect(screen.getByRole('searchbox', { name: 'Search the store' })).toBeRequired();
  });

  test('an empty form is not judged', async () => {
    render(<LoginView />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(alert()).toBeEmptyDOMElement();
  });
});

test('the search leads to the results', () => {
  render(<LoginView />);
  const form = screen.getByRole('searchbox', { name: 'Search the store' }).closest('form');
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/search/', 'get']);
});

test('the search sends the query under the name that the results read', () => {
  render(<LoginView />);
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'query');
});

describe('a wrong sign-in (row 29)', () => {
  test.each([
    ['a wrong password', email, 'wrong'],
    ['another address', 'someone@example.com', password],
  ])('by %s shows the specification’s sentence', async (_, mail, word) => {
    render(<LoginView />);
    await signIn(mail, word);
    expect(alert()).toHaveTextContent(/^Invalid credentials\. Please try again\.$/);
  });

  test('leads nowhere', async () => {
    render(<LoginView />);
    await signIn(email, 'wrong');
    expect(navigation.replaced).toEqual([]);
  });

  test('keeps the e-mail address', async () => {
    render(<LoginView />);
    await signIn(email, 'wrong');
    expect(emailField()).toHaveValue(email);
  });

  test('is forgotten on the next key', async () => {
    render(<LoginView />);
    await signIn(email, 'wrong');
    await userEvent.type(passwordField(), 'x');
    expect(alert()).toBeEmptyDOMElement();
  });
});

describe('a right sign-in', () => {
  test.each([
    ['', '/admin/products/'],
    ['?from=/admin/orders/', '/admin/orders/'],
    ['?from=%2Fadmin%2Fadd-product%2F', '/admin/add-product/'],
    ['?from=//evil.example', '/admin/products/'],
    ['?from=https://evil.example/admin/orders/', '/admin/products/'],
    ['?from=javascript:alert(1)', '/admin/products/'],
    ['?from=/admin/orders/../../evil', '/admin/products/'],
    ['?from=/admin/login/', '/admin/products/'],
    ['?from=', '/admin/products/'],
    ['?from=/admin/orders/&from=//evil.example', '/admin/orders/'],
  ])('at %j leads to %s (row 23)', async (query, address) => {
    openAt(`/admin/login/${query}`);
    render(<LoginView />);
    await signIn(email, password);
    expect(navigation.replaced).toEqual([address]);
  });

  test('in another tab leads on here too', () => {
    render(<LoginView />);
    act(() => {
      session.signIn(email, password);
    });
    expect(navigation.replaced).toEqual(['/admin/products/']);
  });

  test('from before leads on at once', () => {
    session.signIn(email, password);
    render(<LoginView />);
    expect(navigation.replaced).toEqual(['/admin/products/']);
  });
});

test('the page has a way back to the store', () => {
  render(<LoginView />);
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Back to the store' })).toHaveAttribute(
    'href',
    '/',
  );
});
