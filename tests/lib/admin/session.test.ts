/** @jest-environment jsdom */
import { returnPath } from '@/lib/admin/session';
import { demoLogin } from '@/lib/site/demo-login';

const { email, password } = demoLogin;
const FLAG = 'sp:admin';

/** A tab that has just been opened: the module has read nothing yet. */
async function openTab() {
  jest.resetModules();
  return import('@/lib/admin/session');
}

/** What a browser does in this tab when another one writes. */
function writeFromOtherTab(key: string | null, value: string | null) {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const denyStorage = () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(denied);
  }
};

beforeEach(() => localStorage.clear());

describe('signing in', () => {
  test('nobody is signed in at first', async () => {
    expect((await openTab()).session.isSignedIn()).toBe(false);
  });

  test('the demo credentials are right (spec 6)', async () => {
    const { session } = await openTab();
    expect([session.signIn(email, password), session.isSignedIn()]).toEqual([true, true]);
  });

  test.each([
    ['blanks around the e-mail address', ` ${email} `, password],
    ['capitals in the e-mail address', email.toUpperCase(), password],
  ])('%s do not matter', async (_, mail, word) => {
    expect((await openTab()).session.signIn(mail, word)).toBe(true);
  });

  test.each([
    ['a wrong password', email, 'wrong'],
    ['no password', email, ''],
    ['a password in capitals', email, password.toUpperCase()],
    ['a password with a blank', email, `${password} `],
    ['another address', 'someone@example.com', password],
    ['nothing', '', ''],
    ['the fields swapped', password, email],
  ])('%s is wrong', async (_, mail, word) => {
    const { session } = await openTab();
    expect([session.signIn(mail, word), session.isSignedIn()]).toEqual([false, false]);
  });

  test('a wrong sign-in stores nothing', async () => {
    (await openTab()).session.signIn(email, 'wrong');
    expect(localStorage).toHaveLength(0);
  });

  test('a wrong sign-in does not sign out', async () => {
    const { session } = await openTab();
    session.signIn(email, password);
    session.signIn(email, 'wrong');
    expect(session.isSignedIn()).toBe(true);
  });

  test('lasts into the next page (spec 6)', async () => {
    (await openTab()).session.signIn(email, password);
    expect((await openTab()).session.isSignedIn()).toBe(true);
  });

  test('signing out ends it, in the next page too (spec 4)', async () => {
    const { session } = await openTab();
    session.signIn(email, password);
    session.signOut();
    expect([session.isSignedIn(), (await openTab()).session.isSignedIn()]).toEqual([false, false]);
  });

  test('signing out leaves other keys alone', async () => {
    localStorage.setItem('other', '1');
    (await openTab()).session.signOut();
    expect(localStorage.getItem('other')).toBe('1');
  });

  test.each(['', 'true', '1', 'null', 'out', '{"in":true}'])('the flag %j is no sign-in (spec 6)', async (flag) => {
    const { session } = await openTab();
    localStorage.setItem(FLAG, flag);
    expect(session.isSignedIn()).toBe(false);
  });
});

describe('those who listen', () => {
  test.each(['signIn', 'signOut'] as const)('hear of %s', async (act) => {
    const { session } = await openTab();
    const listener = jest.fn();
    session.subscribe(listener);
    session[act](email, password);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('hear nothing of a wrong sign-in', async () => {
    const { session } = await openTab();
    const listener = jest.fn();
    session.subscribe(listener);
    session.signIn(email, 'wrong');
    expect(listener).not.toHaveBeenCalled();
  });

  test('hear nothing once they have left', async () => {
    const { session } = await openTab();
    const listener = jest.fn();
    session.subscribe(listener)();
    session.signIn(email, password);
    writeFromOtherTab(FLAG, null);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  test('that signs out ends it here (row 29)', async () => {
    const { session } = await openTab();
    const listener = jest.fn();
    session.signIn(email, password);
    session.subscribe(listener);
    writeFromOtherTab(FLAG, null);
    expect([session.isSignedIn(), listener.mock.calls.length]).toEqual([false, 1]);
  });

  test('that signs in begins it here', async () => {
    const { session } = await openTab();
    const flag = await openTab().then((other) => {
      other.session.signIn(email, password);
      return localStorage.getItem(FLAG);
    });
    localStorage.clear();
    writeFromOtherTab(FLAG, flag);
    expect(session.isSignedIn()).toBe(true);
  });

  test('that clears all storage ends it here', async () => {
    const { session } = await openTab();
    const listener = jest.fn();
    session.signIn(email, password);
    session.subscribe(listener);
    writeFromOtherTab(null, null);
    expect([session.isSignedIn(), listener.mock.calls.length]).toEqual([false, 1]);
  });

  test('that writes another key is not heard', async () => {
    const { session } = await openTab();
    const listener = jest.fn();
    session.subscribe(listener);
    writeFromOtherTab('other', '1');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('where storage is denied (row 4)', () => {
  test('signing in lasts the visit', async () => {
    const { session } = await openTab();
    denyStorage();
    session.signIn(email, password);
    expect(session.isSignedIn()).toBe(true);
  });

  test('signing out ends it', async () => {
    const { session } = await openTab();
    denyStorage();
    session.signIn(email, password);
    session.signOut();
    expect(session.isSignedIn()).toBe(false);
  });

  test('it ends with the page', async () => {
    denyStorage();
    (await openTab()).session.signIn(email, password);
    expect((await openTab()).session.isSignedIn()).toBe(false);
  });

  test('that is said', async () => {
    const { session } = await openTab();
    denyStorage();
    session.signIn(email, password);
    expect(session.isStorageDenied()).toBe(true);
  });

  test('that is not said where storage works', async () => {
    const { session } = await openTab();
    session.signIn(email, password);
    expect([session.isSignedIn(), session.isStorageDenied()]).toEqual([true, false]);
  });

  test('a full store lets the sign-in last the visit', async () => {
    const { session } = await openTab();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    session.signIn(email, password);
    expect([session.isSignedIn(), session.isStorageDenied()]).toEqual([true, true]);
  });

  test('a storage that is missing is one that is denied', async () => {
    const { session } = await openTab();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
    session.signIn(email, password);
    expect([session.isSignedIn(), session.isStorageDenied()]).toEqual([true, true]);
  });
});

describe('the way back after signing in (row 23)', () => {
  test.each(['/admin/products/', '/admin/add-product/', '/admin/orders/'])('may be %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  test.each([
    null,
    '',
    '/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    'https://evil.example/admin/products/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/admin/login/',
    '/admin/',
    '/admin/orders',
    '/admin/orders/?next=https://evil.example',
    '/admin/orders/#x',
    '/admin/products/../../evil',
    '/admin/orders/%2e%2e/',
    ' /admin/orders/',
    '/ADMIN/ORDERS/',
    '__proto__',
    'constructor',
  ])('is the product list instead of %j', (asked) => {
    expect(returnPath(asked)).toBe('/admin/products/');
  });
});
