/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { useTaskProgress } from '@/components/admin/layout/admin-context';
import { AdminErrorPage } from '@/components/admin/layout/admin-error-page';
import { LoginView } from '@/components/admin/layout/login-view';
import { SoftNavigation } from '@/components/admin/layout/soft-navigation';
import { Link } from '@/components/ui/link';
import type { TaskOptions } from '@/lib/admin/run-in-chunks';
import { demoLogin, session } from '@/lib/admin/session';
import { navigation, openAt } from '../../../fixtures/next-navigation';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/next-navigation'));

describe('the sign-in page', () => {
  const { email, password } = demoLogin;
  const emailField = () => screen.getByRole('textbox', { name: 'Email' });
  const passwordField = () => screen.getByLabelText('Password');

  function renderLogin(path: string) {
    session.signOut();
    openAt(path);
    render(<LoginView />);
  }

  async function signIn(passwordText: string) {
    await userEvent.type(emailField(), email);
    await userEvent.type(passwordField(), passwordText);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  }

  test('the page shows that it is a demo, with credentials and required fields, and links to search and store', () => {
    renderLogin('/admin/login/');
    expect(screen.getByText(/^This sign-in is a demo\./)).toBeVisible();
    for (const text of [email, password]) expect(screen.getByText(text)).toBeVisible();
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the store' });
    for (const field of [emailField(), passwordField(), search]) expect(field).toBeRequired();
    expect(passwordField()).toHaveAttribute('type', 'password');
    expect([search.form?.getAttribute('action'), search.form?.method, search.name]).toEqual([
      '/search/',
      'get',
      'query',
    ]);
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Back to the store' });
    expect(back).toHaveAttribute('href', '/');
  });

  test.each([
    ['?from=/admin/orders/', '/admin/orders/'],
    ['?from=//evil.example', '/admin/products/'],
  ])('a sign-in with query %j redirects to %s', async (query, path) => {
    renderLogin(`/admin/login/${query}`);
    await signIn(password);
    expect(navigation.replaced).toEqual([path]);
  });

  test('a sign-in in another tab redirects this tab too', () => {
    renderLogin('/admin/login/');
    act(() => void session.signIn(email, password));
    expect(navigation.replaced).toEqual(['/admin/products/']);
  });
});

describe('navigation inside the admin', () => {
  const ORIGIN = 'http://localhost';

  /** Clicks. Returns true if no handler prevented the default action; prevents it then, because jsdom cannot navigate. */
  function clickIsNative(element: Element, init?: MouseEventInit): boolean {
    let isNative = false;
    const onLast = (event: Event) => {
      isNative = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', onLast, { once: true });
    fireEvent.click(element, init);
    return isNative;
  }

  function renderLink(props: ComponentProps<'a'> & { href: string }) {
    openAt('/admin/products/?page=2');
    render(
      <>
        <Link {...props}>
          <b>Shirts</b>
        </Link>
        <button type="button">Elsewhere</button>
        <SoftNavigation />
      </>,
    );
    return screen.getByText('Shirts');
  }

  test.each([
    ['a link', { href: '/admin/changes/' }, '/admin/changes/'],
    ['a link to an anchor on another page', { href: '/admin/changes/#waiting' }, '/admin/changes/#waiting'],
  ])('a click on %s goes through the router, without a prefetch', async (_, props, path) => {
    const text = renderLink(props);
    await userEvent.hover(text);
    await userEvent.tab();
    expect(screen.getByRole('link')).toHaveFocus();
    expect(clickIsNative(text)).toBe(false);
    expect([navigation.pushed, navigation.prefetched]).toEqual([[`${ORIGIN}${path}`], []]);
  });

  test.each<[string, ComponentProps<'a'> & { href: string }, MouseEventInit?]>([
    ['with the meta key', { href: '/admin/changes/' }, { metaKey: true }],
    ['with the control key', { href: '/admin/changes/' }, { ctrlKey: true }],
    ['with the second button', { href: '/admin/changes/' }, { button: 1 }],
    ['on a file', { href: '/artwork/hero.svg' }],
    ['on a download', { href: '/admin/changes/', download: '' }],
    ['for another window', { href: '/admin/changes/', target: '_blank' }],
    ['on an anchor of the same page', { href: '/admin/products/?page=2#content' }],
    ['out of the admin', { href: '/contact/' }],
    ['on another site', { href: 'https://example.com/admin/changes/' }],
  ])('a click %s is left to the browser', (_, props, init = {}) => {
    expect(clickIsNative(renderLink(props), init)).toBe(true);
    expect(navigation.pushed).toEqual([]);
  });

  test('a click that the component prevented, or outside of links, does nothing', () => {
    const text = renderLink({ href: '/admin/changes/', onClick: (event) => event.preventDefault() });
    clickIsNative(text);
    clickIsNative(screen.getByRole('button'));
    expect(navigation.pushed).toEqual([]);
  });
});

test('the stored edits and drafts can be downloaded, without entries of other sites', async () => {
  localStorage.clear();
  localStorage.setItem('sp:catalogue', '{"v":1}');
  localStorage.setItem('sp:draft:new', '{"productName":"x"}');
  localStorage.setItem('other', 'secret');
  const blobs: Blob[] = [];
  URL.createObjectURL = jest.fn((blob: Blob) => {
    blobs.push(blob);
    return 'blob:x';
  }) as unknown as typeof URL.createObjectURL;
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  render(<AdminErrorPage reset={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download what is stored' }));
  const reader = new FileReader();
  const text = await new Promise((done) => {
    reader.addEventListener('load', () => done(reader.result));
    reader.readAsText(blobs[0] as Blob);
  });
  expect(click).toHaveBeenCalledTimes(1);
  expect(Object.keys(JSON.parse(String(text))).sort()).toEqual(['sp:catalogue', 'sp:draft:new']);
});

test('Back cancels the running task and closes its progress dialog', async () => {
  const start = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(start);
  let run: ReturnType<typeof useTaskProgress>['runTask'] | undefined;
  function TaskRunner() {
    const { progressDialog, runTask } = useTaskProgress();
    run = runTask;
    return progressDialog;
  }
  render(<TaskRunner />);
  const untilCancelled = ({ signal, onProgress }: TaskOptions) => {
    clock.mockReturnValue(start + 1000);
    onProgress?.(1, 2);
    clock.mockRestore();
    return new Promise<void>((done) => signal?.addEventListener('abort', () => done()));
  };
  let finished: Promise<void> | undefined;
  act(() => {
    finished = run?.(untilCancelled);
  });
  await screen.findByRole('dialog', { name: 'Working…' });
  window.history.back();
  await act(() => finished);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
