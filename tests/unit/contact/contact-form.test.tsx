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
const values = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value);
const status = () => screen.getByRole('status');
const EMPTY = ['', '', '', ''];

/** Shows the form, fills it and presses the button. */
async function send(given?: Parameters<typeof fill>[0]) {
  render(<ContactForm next={NEXT} />);
  await fill(given);
  await submit();
}

describe('the contact form of the specification', () => {
  test.each([
    [{}, 'First Name is required.'],
    [{ 'First name': 'Ana', 'Last name': 'Ruiz', Email: 'ana@' }, 'Please enter a valid email address.'],
  ])('shows only the first failing message, and logs nothing: %j', async (given, message) => {
    await send(given);
    expect(alerts()).toEqual([message]);
    expect(console.info).not.toHaveBeenCalled();
  });

  test('marks only the failing field, describes it by the message and gives it the focus', async () => {
    await send({ 'First name': 'Ana' });
    expect(field('Last name')).toHaveAccessibleDescription('Last Name is required.');
    expect(screen.getAllByRole('textbox').filter((box) => box.hasAttribute('aria-invalid'))).toEqual([
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

test('sent without its script, the form puts nothing into an address', () => {
  const { container } = render(<ContactForm next={NEXT} />);
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
});

describe('a valid message without an endpoint', () => {
  test('is confirmed until the next one is begun, logged once, not sent, and empties the form', async () => {
    await send();
    expect(status()).toHaveTextContent(/^This form does/);
    expect(jest.mocked(console.info).mock.calls).toEqual([[expect.any(String), LOGGED]]);
    expect(fetch).not.toHaveBeenCalled();
    expect(values()).toEqual(EMPTY);
    await userEvent.type(field('First name'), 'B');
    expect(status()).toBeEmptyDOMElement();
  });

  test('is sent by Enter in a field', async () => {
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

  test('stands in the message', () => {
    expect(messageAt('?product=Acme+Plain+Shirt+(test-101)&color=Black&size=L')).toBe(
      'I have a question about Acme Plain Shirt (test-101), color Black, size L:\n\n',
    );
  });

  test('takes nothing else from the address', () => {
    expect(messageAt('?product=Pant&note=hostile')).not.toContain('hostile');
  });

  test('is cut when it is huge', () => {
    expect(messageAt(`?product=${'a'.repeat(20_000)}`).length).toBeLessThan(600);
  });
});

describe('with an endpoint in data/site.json', () => {
  const ENDPOINT = 'https://forms.example.com/f/1';
  beforeEach(() => jest.replaceProperty(site, 'contactEndpoint', ENDPOINT));

  test('a valid message is posted there, and not logged, and it is said that it was sent', async () => {
    const fetching = mockFetch({ status: 200 });
    await send();
    expect(fetching.mock.calls.map(([address, options]) => [address, options?.method, options?.body])).toEqual([
      [ENDPOINT, 'POST', JSON.stringify(LOGGED)],
    ]);
    expect(console.info).not.toHaveBeenCalled();
    await waitFor(() => expect(status()).toHaveTextContent(`Your message has been sent. ${NEXT}`));
  });

  test('the progress is said, and a second click meanwhile sends nothing more', async () => {
    const fetching = mockFetchPending();
    await send();
    expect(status()).toHaveTextContent('Sending your message…');
    await submit();
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the network fails', mockFetchFailure],
    ['the server answers 500', () => mockFetch({ status: 500 })],
  ])('when %s, that is said, the message stays, and trying again sends it', async (_, failing) => {
    failing();
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

  test('what could not be sent is there again after a reload', async () => {
    mockFetchFailure();
    await send();
    await screen.findByRole('button', { name: 'Try again' });
    reload();
    expect(values()).toEqual(Object.values(FILLED));
  });

  test('what is typed while it is sent is not thrown away', async () => {
    let finish: (response: Response) => void = () => undefined;
    globalThis.fetch = jest.fn(() => new Promise<Response>((resolve) => (finish = resolve)));
    await send();
    await userEvent.type(field('Message'), ' And gloves?');
    finish({ ok: true, status: 200 } as Response);
    await waitFor(() => expect(status()).toHaveTextContent('Your message has been sent.'));
    expect(text('Message')).toContain('And gloves?');
  });
});

/** Shows the form as after a reload. */
function reload() {
  cleanup();
  render(<ContactForm next={NEXT} />);
}

describe('a text that is not sent yet', () => {
  test('is there again after a reload, and forgotten once it is confirmed', async () => {
    render(<ContactForm next={NEXT} />);
    await fill();
    reload();
    expect(values()).toEqual(Object.values(FILLED));
    await submit();
    reload();
    expect(values()).toEqual(EMPTY);
  });

  test.each(['{', '{"firstName":{}}'])('of a wrong shape is passed over: %s', (stored) => {
    sessionStorage.setItem('sp:contact', stored);
    render(<ContactForm next={NEXT} />);
    expect(values()).toEqual(EMPTY);
  });

  test('is no need where the browser denies storage', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
    render(<ContactForm next={NEXT} />);
    await fill();
    expect(values()).toEqual(Object.values(FILLED));
  });

  test('stands after the question from a product page', async () => {
    render(<ContactForm next={NEXT} />);
    await fill({ Message: 'Do you have 3XL?' });
    window.history.replaceState(null, '', '/contact/?product=Plain+Shirt');
    reload();
    expect(values()[3]).toBe('I have a question about Plain Shirt:\n\nDo you have 3XL?');
  });

  test.each([
    ['takes the question once, however often the page is loaded', 'Plain+Shirt', 'Plain Shirt'],
    ['leaves out a question about another product to which nothing was added', 'Duty+Belt', 'Duty Belt'],
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
