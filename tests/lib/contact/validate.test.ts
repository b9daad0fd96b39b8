import fc from 'fast-check';
import { type ContactFields, findContactFault, isEmail } from '@/lib/contact/validate';
import { forAll } from '@/tests/fixtures/for-all';
import { processorClock, SOON } from '@/tests/fixtures/processor-clock';

const FILLED: ContactFields = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', message: 'Hello' };
const faultOf = (fields: Partial<ContactFields>) => findContactFault({ ...FILLED, ...fields });

test('a filled form has no fault', () => {
  expect(faultOf({})).toBeUndefined();
});

test('the message may be empty', () => {
  expect(faultOf({ message: '' })).toBeUndefined();
});

describe('the specification’s sentences', () => {
  test.each([
    ['firstName', '', 'First Name is required.'],
    ['lastName', '', 'Last Name is required.'],
    ['email', '', 'Email is required.'],
    ['email', 'ana', 'Please enter a valid email address.'],
  ] as const)('%s %j: %s', (field, value, message) => {
    expect(faultOf({ [field]: value })).toEqual({ field, message });
  });

  test.each([
    ['firstName', { firstName: '', lastName: '', email: '', message: '' }],
    ['lastName', { lastName: '', email: '', message: '' }],
    ['email', { email: '', message: '' }],
  ] as const)('%s is the first to fail', (field, fields) => {
    expect(faultOf(fields)?.field).toBe(field);
  });

  test.each(['firstName', 'lastName', 'email'] as const)('blanks in %s are nothing', (field) => {
    expect(faultOf({ [field]: ' \t\n\u00a0' })?.message).toMatch(/ is required\.$/);
  });
});

describe('an e-mail address', () => {
  test.each([
    'a@b.co',
    'ana.ruiz+gear@mail.example.com',
    "o'neil@example.com",
    'ana@müller.example',
    'ana@xn--mller-kva.example',
    '用户@例子.广告',
  ])('may be %s', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  test.each([
    'ana',
    '@',
    '@example.com',
    'ana@',
    'ana@example',
    'ana@example.',
    'ana@.com',
    'ana@@example.com',
    'ana@b@example.com',
    'ana ruiz@example.com',
    'ana@exam ple.com',
    'ana@example.com\nbcc: all@example.com',
    `${'a'.repeat(250)}@b.co`,
  ])('may not be %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  test('may have blanks around it in the form', () => {
    expect(faultOf({ email: '  ana@example.com ' })).toBeUndefined();
  });

  test('is answered the same as by a plain reading of it', () => {
    const parts = fc.stringMatching(/^[a@. ]{0,8}$/);
    forAll(
      fc.property(parts, (text) => {
        const [local = '', domain = '', ...more] = text.split('@');
        const [top = '', ...rest] = domain.split('.').reverse();
        const isOne = more.length === 0 && text.includes('@') && local !== '' && !text.includes(' ');
        expect(isEmail(text)).toBe(isOne && top !== '' && rest.reverse().join('.') !== '');
      }),
      2000,
    );
  });
});

describe('row 22: huge input', () => {
  const LONG = 'a'.repeat(100_000);

  test.each([
    ['firstName', LONG],
    ['lastName', ' '.repeat(100_000)],
    ['email', LONG],
    ['email', 'a@'.repeat(50_000)],
    ['email', `a@${'a.'.repeat(50_000)}`],
    ['email', `${' '.repeat(50_000)}x${' '.repeat(50_000)}`],
    ['message', LONG],
  ] as const)('in %s is answered at once', (field, value) => {
    const spent = processorClock();
    faultOf({ [field]: value });
    expect(spent()).toBeLessThan(SOON);
  });
});
