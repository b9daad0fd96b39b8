import { prependQuestion, questionFromQuery } from '@/lib/site/contact/contact-draft';
import { type ContactFields, findContactError, isEmail } from '@/lib/site/contact/contact-form';
import { sendMessage } from '@/lib/site/contact/send-message';
import { mockFetch, mockFetchFailure } from '@/tests/fixtures/mock-fetch';

const FILLED: ContactFields = { firstName: 'Ana', lastName: 'Ruiz', email: ' ana@example.com ', message: '' };

describe('the contact form', () => {
  test.each<[Partial<ContactFields>, keyof ContactFields, string]>([
    [{ firstName: '', lastName: '', email: '' }, 'firstName', 'First Name is required.'],
    [{ lastName: ' \t\n\u00a0', email: '' }, 'lastName', 'Last Name is required.'],
    [{ email: ' ' }, 'email', 'Email is required.'],
    [{ email: 'ana' }, 'email', 'Please enter a valid email address.'],
  ])('with %j has its first error in %s: %s', (fields, field, message) => {
    expect(findContactError({ ...FILLED, ...fields })).toEqual({ field, message });
  });

  test('is valid without a message, and with white space around the address', () => {
    expect(findContactError(FILLED)).toBeUndefined();
  });

  test.each(['a@b.co', 'ana.ruiz+gear@mail.example.com', 'ana@müller.example'])('accepts the address %s', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  test.each([
    ...['ana', '@', '@example.com', 'ana@', 'ana@example', 'ana@example.', 'ana@@example.com', 'ana@b@example.com'],
    ...['ana ruiz@example.com', 'ana@exam ple.com', 'ana@example.com\nbcc: all@example.com'],
    ...[`${'a'.repeat(250)}@b.co`, 'a@'.repeat(50_000), `a@${'a.'.repeat(50_000)}`],
  ])('rejects the address %.40j', (email) => {
    expect(isEmail(email)).toBe(false);
  });
});

describe('a question from a product page', () => {
  test('has product and selection, but no other query parameter', () => {
    expect(questionFromQuery('?product=Acme+Plain+Shirt+(test-101)&color=Black&size=L&note=hostile')).toBe(
      'I have a question about Acme Plain Shirt (test-101), color Black, size L:\n\n',
    );
    expect(questionFromQuery('?color=Black')).toBe('');
  });

  test('is truncated if it is too long', () => {
    expect(questionFromQuery(`?product=${'a'.repeat(20_000)}`).length).toBeLessThan(600);
  });

  const QUESTION = 'I have a question about Belt:\n\n';
  test.each([
    ['Do you have 3XL?', `${QUESTION}Do you have 3XL?`],
    [`${QUESTION}Is it black?`, `${QUESTION}Is it black?`],
    ['I have a question about Shirt:\n\n', QUESTION],
  ])('is before the draft %j, but not twice', (draft, message) => {
    expect(prependQuestion(QUESTION, draft)).toBe(message);
  });
});

describe('a message', () => {
  const ENDPOINT = 'https://forms.example/f';

  test('is sent as JSON with a timeout', async () => {
    const fetching = mockFetch({ status: 200 });
    expect(await sendMessage(ENDPOINT, { a: 1 })).toBe('sent');
    expect(fetching).toHaveBeenCalledWith(ENDPOINT, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      signal: expect.any(AbortSignal),
    });
  });

  test('fails with an error status of the server', async () => {
    mockFetch({ status: 422 });
    expect(await sendMessage(ENDPOINT, {})).toBe('failed');
  });

  test.each([
    [true, 'failed'],
    [false, 'offline'],
  ])('without a response, navigator.onLine %s results in %s', async (onLine, result) => {
    mockFetchFailure();
    Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });
    expect(await sendMessage(ENDPOINT, {})).toBe(result);
  });
});
