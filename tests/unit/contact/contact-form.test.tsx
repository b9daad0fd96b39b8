/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact/contact-form';
import { site } from '@/lib/site/site';
import { mockFetch, mockFetchFailure, mockFetchPending } from '../../fixtures/mock-fetch';

const FILLED = { 'First name': 'Ana', 'Last name': 'Ruiz', Email: 'ana@example.com', Message: 'Do you have 3XL?' };
const LOGGED = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', message: 'Do you have 3XL?' };

const NEXT = 'We answer tomorrow.';

const field = (name: string) => screen.getByRole('textbox', { name });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const submit = () => userEvent.click(screen.getByRole('button', { name: /Send message|Try again/ }));

async function fill(values: Partial<Record<keyof typeof FILLED, string>> = FILLED) {
  for (const [name, value] of Object.entries(values)) {
    if (!value) continue;
    await userEvent.click(field(name));
    await userEvent.paste(value);
  }
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/contact/');
  mockFetch({ status: 200 });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

const text = (name: string) => (field(name) as HTMLInputElement).value;
const values = () => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);
const status = () => screen.getByRole('status');
const EMPTY = ['', '', '', ''];

/** Renders the form, fills it in and clicks the button. */
async function send(fields?: Parameters<typeof fill>[0]) {
  render(<ContactForm next={NEXT} />);
  await fill(fields);
  await submit();
}

describe('the contact form of the specification', () => {
  test.each([
    [{}, 'First Name is required.'],
    [{ 'First name': 'Ana', 'Last name': 'Ruiz', Email: 'ana@' }, 'Please enter a valid email address.'],
  ])('shows only the first error, and logs nothing: %j', async (fields, message) => {
    await send(fields);
    expect(alerts()).toEqual([message]);
    expect(console.info).not.toHaveBeenCalled();
  });

  test('only the invalid field is marked; it has the message as description, and the focus', async () => {
    await send({ 'First name': 'Ana' });
    expect(field('Last name')).toHaveAccessibleDescription('Last Name is required.');
    expect(screen.getAllByRole('textbox').filter((input) => input.hasAttribute('aria-invalid'))).toEqual([
      field('Last name'),
    ]);
    expect(field('Last name')).toHaveFocus();
  });

  test.each(['First name', 'Message'])('typing into %s clears the message', async (name) => {
    await send({});
    await userEvent.type(field(name), 'A');
    expect(alerts()).toEqual([]);
  });
});

test('submitted without JavaScript, the form does not put data into a URL', () => {
  const { container } = render(<ContactForm next={NEXT} />);
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
});

describe('a valid message without an endpoint', () => {
  test('is logged once but not sent, clears the form, and is confirmed until the next input', async () => {
    await send();
    expect(status()).toHaveTextContent(/^This form does/);
    expect(jest.mocked(console.info).mock.calls).toEqual([[expect.any(String), LOGGED]]);
    expect(fetch).not.toHaveBeenCalled();
    expect(values()).toEqual(EMPTY);
    await userEvent.type(field('First name'), 'B');
    expect(status()).toBeEmptyDOMElement();
  });

  test('is submitted with Enter in a field', async () => {
    render(<ContactForm next={NEXT} />);
    await fill();
    await userEvent.type(field('Email'), '{Enter}');
    expect(console.info).toHaveBeenCalledTimes(1);
  });
});

describe('a question from a product page', () => {
  const messageAt = (query: string) => {
    window.history.replaceState(null, '', `/contact/${query}`);
    render(<ContactForm next={NEXT} />);
    return text('Message');
  };

  test('is in the message field', () => {
    expect(messageAt('?product=Acme+Plain+Shirt+(test-101)&color=Black&size=L')).toBe(
      'I have a question about Acme Plain Shirt (test-101), color Black, size L:\n\n',
    );
  });

  test('ignores other query parameters', () => {
    expect(messageAt('?product=Pant&note=hostile')).not.toContain('hostile');
  });

  test('is truncated if it is too long', () => {
    expect(messageAt(`?product=${'a'.repeat(20_000)}`).length).toBeLessThan(600);
  });
});

describe('with an endpoint in data/site.json', () => {
  const ENDPOINT = 'https://forms.example.com/f/1';
  beforeEach(() => jest.replaceProperty(site, 'contactEndpoint', ENDPOINT));

  test('a valid message is posted, not logged, and confirmed', async () => {
    const fetching = mockFetch({ status: 200 });
    await send();
    expect(fetching.mock.calls.map(([address, options]) => [address, options?.method, options?.body])).toEqual([
      [ENDPOINT, 'POST', JSON.stringify(LOGGED)],
    ]);
    expect(console.info).not.toHaveBeenCalled();
    await waitFor(() => expect(status()).toHaveTextContent(`Your message has been sent. ${NEXT}`));
  });

  test('progress is shown, and a second click during sending is ignored', async () => {
    const fetching = mockFetchPending();
    await send();
    expect(status()).toHaveTextContent('Sending your message…');
    await submit();
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the network fails', mockFetchFailure],
    ['the server responds with 500', () => mockFetch({ status: 500 })],
  ])('if %s, an error is shown, the message stays, and a retry sends it', async (_, mockError) => {
    mockError();
    await send();
    await screen.findByRole('button', { name: 'Try again' });
    expect([status().textContent, text('Message')]).toEqual([
      expect.stringContaining('could not be sent'),
      FILLED.Message,
    ]);
    mockFetch({ status: 200 });
    await submit();
    await waitFor(() => expect(status()).toHaveTextContent('Your message has been sent.'));
  });

  test('a message that could not be sent is restored after a reload', async () => {
    mockFetchFailure();
    await send();
    await screen.findByRole('button', { name: 'Try again' });
    reload();
    expect(values()).toEqual(Object.values(FILLED));
  });

  test('text typed during sending is not cleared', async () => {
    let finish: (response: Response) => void = () => undefined;
    globalThis.fetch = jest.fn(() => new Promise<Response>((resolve) => (finish = resolve)));
    await send();
    await userEvent.type(field('Message'), ' And gloves?');
    finish({ ok: true, status: 200 } as Response);
    await waitFor(() => expect(status()).toHaveTextContent('Your message has been sent.'));
    expect(text('Message')).toContain('And gloves?');
  });
});

/** Renders the form again, as after a reload. */
function reload() {
  cleanup();
  render(<ContactForm next={NEXT} />);
}

describe('a draft', () => {
  test('is restored after a reload, and deleted after sending', async () => {
    render(<ContactForm next={NEXT} />);
    await fill();
    reload();
    expect(values()).toEqual(Object.values(FILLED));
    await submit();
    reload();
    expect(values()).toEqual(EMPTY);
  });

  test.each(['{', '{"firstName":{}}'])('with an invalid format is ignored: %s', (stored) => {
    sessionStorage.setItem('sp:contact', stored);
    render(<ContactForm next={NEXT} />);
    expect(values()).toEqual(EMPTY);
  });

  test('is not required: the form works if the browser blocks storage', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
    render(<ContactForm next={NEXT} />);
    await fill();
    expect(values()).toEqual(Object.values(FILLED));
  });

  test('is appended to the question from a product page', async () => {
    render(<ContactForm next={NEXT} />);
    await fill({ Message: 'Do you have 3XL?' });
    window.history.replaceState(null, '', '/contact/?product=Plain+Shirt');
    reload();
    expect(values()[3]).toBe('I have a question about Plain Shirt:\n\nDo you have 3XL?');
  });

  test.each([
    ['does not repeat the question when the page is loaded again', 'Plain+Shirt', 'Plain Shirt'],
    ['is replaced if it only contains a question about another product', 'Duty+Belt', 'Duty Belt'],
  ])('%s', (_, next, name) => {
    window.history.replaceState(null, '', '/contact/?product=Plain+Shirt');
    render(<ContactForm next={NEXT} />);
    window.history.replaceState(null, '', `/contact/?product=${next}`);
    reload();
    expect(values()[3]).toBe(`I have a question about ${name}:\n\n`);
  });
});

function deny(): never {
  throw new DOMException('denied', 'SecurityError');
}
