import { type ContactFields, findContactError, isEmail } from '@/lib/site/contact/contact-form';

const FILLED: ContactFields = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', message: 'Hello' };
const errorOf = (fields: Partial<ContactFields>) => findContactError({ ...FILLED, ...fields });

test('a complete form has no error', () => {
  expect(errorOf({})).toBeUndefined();
});

test('the message may be empty', () => {
  expect(errorOf({ message: '' })).toBeUndefined();
});

describe('the specification’s sentences', () => {
  test.each([
    ['firstName', '', 'First Name is required.'],
    ['lastName', '', 'Last Name is required.'],
    ['email', '', 'Email is required.'],
    ['email', 'ana', 'Please enter a valid email address.'],
  ] as const)('%s %j: %s', (field, value, message) => {
    expect(errorOf({ [field]: value })).toEqual({ field, message });
  });

  test.each([
    ['firstName', { firstName: '', lastName: '', email: '', message: '' }],
    ['lastName', { lastName: '', email: '', message: '' }],
    ['email', { email: '', message: '' }],
  ] as const)('%s has the first error', (field, fields) => {
    expect(errorOf(fields)?.field).toBe(field);
  });

  test.each(['firstName', 'lastName', 'email'] as const)('white space in %s counts as empty', (field) => {
    expect(errorOf({ [field]: ' \t\n\u00a0' })?.message).toMatch(/ is required\.$/);
  });
});

describe('an e-mail address', () => {
  test.each(['a@b.co', 'ana.ruiz+gear@mail.example.com', 'ana@müller.example', 'ana@xn--mller-kva.example'])(
    'is valid: %s',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );

  test.each([
    'ana',
    '@',
    '@example.com',
    'ana@',
    'ana@@example.com',
    'ana@b@example.com',
    'ana ruiz@example.com',
    'ana@exam ple.com',
    'ana@example.com\nbcc: all@example.com',
    `${'a'.repeat(250)}@b.co`,
  ])('is invalid: %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  test('may have surrounding white space in the form', () => {
    expect(errorOf({ email: '  ana@example.com ' })).toBeUndefined();
  });
});

describe('huge input', () => {
  const LONG = 'a'.repeat(100_000);

  test.each([
    ['firstName', LONG],
    ['email', LONG],
    ['email', 'a@'.repeat(50_000)],
    ['email', `a@${'a.'.repeat(50_000)}`],
    ['email', `${' '.repeat(50_000)}x${' '.repeat(50_000)}`],
  ] as const)('in %s causes no exception', (field, value) => {
    expect(() => errorOf({ [field]: value })).not.toThrow();
  });
});
