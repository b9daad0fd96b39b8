/** @jest-environment jsdom */
import { demoLogin, returnPath } from '@/lib/admin/session';

const { email, password } = demoLogin;
const FLAG = 'sp:admin';

/** Session of a new tab: loads the module again, so that it has no state. */
async function openTab() {
  jest.resetModules();
  return (await import('@/lib/admin/session')).session;
}

/** Simulates a storage change by another tab. The key null clears all keys. */
function writeFromOtherTab(key: string | null, value: string | null) {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

beforeEach(() => localStorage.clear());

test.each([
  ['the demo credentials', email],
  ['blanks and capitals in the e-mail address', ` ${email.toUpperCase()} `],
])('a sign-in with %s lasts until the sign-out, also on the next page', async (_, mail) => {
  const session = await openTab();
  expect([session.isSignedIn(), session.signIn(mail, password), session.isSignedIn()]).toEqual([false, true, true]);
  expect((await openTab()).isSignedIn()).toBe(true);
  expect([session.signIn(email, 'wrong'), session.isSignedIn(), session.isStorageDenied()]).toEqual([
    false,
    true,
    false,
  ]);
  session.signOut();
  expect([session.isSignedIn(), (await openTab()).isSignedIn()]).toEqual([false, false]);
});

test.each([
  ['a password in capitals', email, password.toUpperCase()],
  ['another address', 'someone@example.com', password],
])('a sign-in with %s is refused and stores nothing', async (_, mail, word) => {
  const session = await openTab();
  expect([session.signIn(mail, word), session.isSignedIn(), localStorage.length]).toEqual([false, false, 0]);
  localStorage.setItem(FLAG, 'true');
  expect(session.isSignedIn()).toBe(false);
});

test.each([
  ['signs out', FLAG],
  ['clears all storage', null],
])('another tab that %s signs out here, and listeners are called', async (_, key) => {
  const session = await openTab();
  const listener = jest.fn();
  session.signIn(email, password);
  session.subscribe(listener);
  writeFromOtherTab('other', '1');
  expect(listener).not.toHaveBeenCalled();
  writeFromOtherTab(key, null);
  expect([session.isSignedIn(), listener.mock.calls.length]).toEqual([false, 1]);
});

const fail = (name: string) => () => {
  throw new DOMException('Failed', name);
};
test.each<[string, () => unknown]>([
  ['is full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail('QuotaExceededError'))],
  ['is missing', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(fail('SecurityError'))],
])('if storage %s, the sign-in lasts until the page is closed and this is reported', async (_, breakStorage) => {
  const session = await openTab();
  breakStorage();
  session.signIn(email, password);
  expect([session.isSignedIn(), session.isStorageDenied()]).toEqual([true, true]);
  session.signOut();
  expect(session.isSignedIn()).toBe(false);
});

test.each(['/admin/products/', '/admin/add-product/', '/admin/orders/', '/admin/edit-product/?id=a-1'])(
  'the path after signing in may be %s',
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/admin/products/',
  '/admin/login/',
  '/admin/orders/?next=https://evil.example',
  '/admin/products/../../evil',
  'constructor',
])('the path after signing in is the product list instead of %j', (path) => {
  expect(returnPath(path)).toBe('/admin/products/');
});
