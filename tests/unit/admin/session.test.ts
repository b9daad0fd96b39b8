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

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('signing in', () => {
  test.each([
    ['the demo credentials', email, password],
    ['blanks around the e-mail address', ` ${email} `, password],
    ['capitals in the e-mail address', email.toUpperCase(), password],
  ])('with %s lasts until the sign-out, also on the next page', async (_, mail, word) => {
    const session = await openTab();
    expect([session.isSignedIn(), session.signIn(mail, word), session.isSignedIn()]).toEqual([false, true, true]);
    expect((await openTab()).isSignedIn()).toBe(true);
    session.signOut();
    expect([session.isSignedIn(), (await openTab()).isSignedIn()]).toEqual([false, false]);
  });

  test.each([
    ['a wrong password', email, 'wrong'],
    ['no password', email, ''],
    ['a password in capitals', email, password.toUpperCase()],
    ['another address', 'someone@example.com', password],
  ])('with %s is refused and stores nothing', async (_, mail, word) => {
    const session = await openTab();
    expect([session.signIn(mail, word), session.isSignedIn(), localStorage.length]).toEqual([false, false, 0]);
  });

  test('again with a wrong password does not sign out', async () => {
    const session = await openTab();
    session.signIn(email, password);
    session.signIn(email, 'wrong');
    expect(session.isSignedIn()).toBe(true);
  });

  test.each(['', 'true', '{"in":true}'])('is not done by the stored value %j', async (flag) => {
    const session = await openTab();
    localStorage.setItem(FLAG, flag);
    expect(session.isSignedIn()).toBe(false);
  });
});

describe('another tab', () => {
  test.each([
    ['signs out', FLAG],
    ['clears all storage', null],
  ])('that %s signs out here, and listeners are called', async (_, key) => {
    const session = await openTab();
    const listener = jest.fn();
    session.signIn(email, password);
    session.subscribe(listener);
    writeFromOtherTab('other', '1');
    expect(listener).not.toHaveBeenCalled();
    writeFromOtherTab(key, null);
    expect([session.isSignedIn(), listener.mock.calls.length]).toEqual([false, 1]);
  });

  test('that signs in signs in here', async () => {
    const session = await openTab();
    (await openTab()).signIn(email, password);
    const flag = localStorage.getItem(FLAG);
    localStorage.clear();
    writeFromOtherTab(FLAG, flag);
    expect(session.isSignedIn()).toBe(true);
  });
});

describe('without storage', () => {
  test.each<[string, () => void]>([
    [
      'is denied',
      () => {
        for (const method of ['getItem', 'setItem', 'removeItem'] as const)
          jest.spyOn(Storage.prototype, method).mockImplementation(denied);
      },
    ],
    [
      'is full',
      () =>
        void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('Full.', 'QuotaExceededError');
        }),
    ],
    ['is missing', () => void jest.spyOn(window, 'localStorage', 'get').mockImplementation(denied)],
  ])('if storage %s, the sign-in lasts until the page is closed and this is reported', async (_, breakStorage) => {
    const session = await openTab();
    breakStorage();
    session.signIn(email, password);
    expect([session.isSignedIn(), session.isStorageDenied()]).toEqual([true, true]);
    session.signOut();
    expect(session.isSignedIn()).toBe(false);
  });

  test('nothing is reported if storage works', async () => {
    const session = await openTab();
    session.signIn(email, password);
    expect(session.isStorageDenied()).toBe(false);
  });
});

describe('the return path after signing in', () => {
  test.each(['/admin/products/', '/admin/add-product/', '/admin/orders/'])('may be %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  test.each([
    null,
    '',
    '/',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/admin/products/',
    '/admin/login/',
    '/admin/orders/?next=https://evil.example',
    '/admin/products/../../evil',
    '/admin/orders/%2e%2e/',
    'constructor',
  ])('is the product list instead of %j', (path) => {
    expect(returnPath(path)).toBe('/admin/products/');
  });
});
