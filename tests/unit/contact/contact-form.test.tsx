/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact/contact-form';
import { site } from '@/lib/site/site';
import { mockFetch, mockFetchFailure, mockFetchPending } from '../../fixtures/mock-fetch';

const FILLED = { 'First name': 'Ana', 'Last name': 'Ruiz', Email: 'ana@example.com', Message: 'Do you have 3XL?' };
const LOGGED = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', message: 'Do you have 3XL?' };
const EMPTY = ['', '', '', ''];

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const status = () => screen.getByRole('status');
const submit = () => userEvent.click(screen.getByRole('button', { name: /Send message|Try again/ }));

/** Renders the form, or renders it again as after a reload. */
function open(query = '') {
  cleanup();
  window.history.replaceState(null, '', `/contact/${query}`);
  render(<ContactForm next="We answer tomorrow." />);
}
async function fill(texts: object = FILLED) {
  for (const [name, text] of Object.entries(texts)) {
    await userEvent.click(field(name));
    await userEvent.paste(text);
  }
}

beforeEach(() => {
  sessionStorage.clear();
  mockFetch({ status: 200 });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  open();
});

test('only the first invalid field is marked, described and focused, until text is typed into a field', async () => {
  await fill({ 'First name': 'Ana' });
  await submit();
  expect(field('Last name')).toHaveAccessibleDescription('Last Name is required.');
  expect(field('Last name')).toHaveFocus();
  expect(screen.getAllByRole('textbox', { description: /./ })).toEqual([field('Last name')]);
  expect(console.info).not.toHaveBeenCalled();
  await userEvent.type(field('Message'), 'A');
  expect(screen.queryAllByRole('alert')).toEqual([]);
});

describe('with an endpoint in data/site.json', () => {
  const ENDPOINT = 'https://forms.example.com/f/1';
  beforeEach(async () => {
    jest.replaceProperty(site, 'contactEndpoint', ENDPOINT);
    await fill();
  });

  test('a valid message is posted, not logged, and confirmed', async () => {
    await submit();
    await waitFor(() => expect(status()).toHaveTextContent('Your message has been sent. We answer tomorrow.'));
    const request = expect.objectContaining({ body: JSON.stringify(LOGGED) });
    expect(jest.mocked(fetch).mock.calls).toEqual([[ENDPOINT, request]]);
    expect(console.info).not.toHaveBeenCalled();
  });

  test('progress is shown, and a second click during sending is ignored', async () => {
    const fetching = mockFetchPending();
    await submit();
    expect(status()).toHaveTextContent('Sending your message…');
    await submit();
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the network fails', mockFetchFailure],
    ['the server responds with 500', () => mockFetch({ status: 500 })],
  ])('if %s, the message stays, also after a reload, and a retry sends it', async (_, mockError) => {
    mockError();
    await submit();
    await screen.findByRole('button', { name: 'Try again' });
    expect(status()).toHaveTextContent('could not be sent');
    open();
    expect(values()).toEqual(Object.values(FILLED));
    mockFetch({ status: 200 });
    await submit();
    await waitFor(() => expect(status()).toHaveTextContent('Your message has been sent.'));
  });

  test('text typed during sending is not cleared', async () => {
    let finish: (response: Response) => void = () => undefined;
    globalThis.fetch = jest.fn(() => new Promise<Response>((resolve) => (finish = resolve)));
    await submit();
    await userEvent.type(field('Message'), ' And gloves?');
    finish({ ok: true, status: 200 } as Response);
    await waitFor(() => expect(status()).toHaveTextContent('Your message has been sent.'));
    expect(field('Message').value).toContain('And gloves?');
  });
});

describe('a draft', () => {
  test.each(['{', '{"firstName":{}}'])('with an invalid format is ignored: %s', (stored) => {
    sessionStorage.setItem('sp:contact', stored);
    open();
    expect(values()).toEqual(EMPTY);
  });

  test('is not required: the form works if the browser blocks storage', async () => {
    for (const method of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    open();
    await fill();
    expect(values()).toEqual(Object.values(FILLED));
  });
});
