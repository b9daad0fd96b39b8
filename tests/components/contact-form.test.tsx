/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact/contact-form';
import { site } from '@/lib/site/site';
import { answerFetch, failFetch, hangFetch } from './answers';

const FILLED = { 'First name': 'Ana', 'Last name': 'Ruiz', Email: 'ana@example.com', Message: 'Do you have 3XL?' };
const LOGGED = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', message: 'Do you have 3XL?' };

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
  answerFetch({ status: 200 });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('the contact form of the specification', () => {
  test('has the four fields', () => {
    render(<ContactForm />);
    for (const name of Object.keys(FILLED)) expect(field(name)).toBeVisible();
  });

  test.each([
    [{}, 'First Name is required.'],
    [{ 'First name': 'Ana', 'Last name': 'Ruiz', Email: 'ana@' }, 'Please enter a valid email address.'],
  ])('shows only the first failing message: %j', async (values, message) => {
    render(<ContactForm />);
    await fill(values);
    await submit();
    expect(alerts()).toEqual([message]);
  });

  test('marks only the failing field, describes it by the message and gives it the focus', async () => {
    render(<ContactForm />);
    await fill({ 'First name': 'Ana' });
    await submit();
    expect(field('Last name')).toHaveAccessibleDescription('Last Name is required.');
    expect(screen.getAllByRole('textbox').filter((box) => box.hasAttribute('aria-invalid'))).toEqual([
      field('Last name'),
    ]);
    expect(field('Last name')).toHaveFocus();
  });

  test.each(['First name', 'Message'])('typing into %s clears the message', async (name) => {
    render(<ContactForm />);
    await submit();
    await userEvent.type(field(name), 'A');
    expect(alerts()).toEqual([]);
  });

  test('logs nothing while a field fails', async () => {
    render(<ContactForm />);
    await submit();
    expect(console.info).not.toHaveBeenCalled();
  });
});

test('sent without its script, the form puts nothing into an address', () => {
  const { container } = render(<ContactForm />);
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
});

describe('a valid message without an endpoint', () => {
  test('is confirmed and logged once, is not sent, and empties the form', async () => {
    render(<ContactForm />);
    await fill();
    await submit();
    expect(screen.getByRole('status')).toHaveTextContent(/^Thank you\./);
    expect(jest.mocked(console.info).mock.calls).toEqual([[expect.any(String), LOGGED]]);
    expect(fetch).not.toHaveBeenCalled();
    expect(screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)).toEqual(['', '', '', '']);
  });

  test('loses its confirmation when the next one is begun', async () => {
    render(<ContactForm />);
    await fill();
    await submit();
    await userEvent.type(field('First name'), 'B');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('is sent by Enter in a field', async () => {
    render(<ContactForm />);
    await fill();
    await userEvent.type(field('Email'), '{Enter}');
    expect(console.info).toHaveBeenCalledTimes(1);
  });
});

describe('a question from a product page', () => {
  const messageAt = (query: string) => {
    window.history.replaceState(null, '', `/contact/${query}`);
    render(<ContactForm />);
    return (field('Message') as HTMLTextAreaElement).value;
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
    const fetching = answerFetch({ status: 200 });
    render(<ContactForm />);
    await fill();
    await submit();
    expect(fetching.mock.calls.map(([address, options]) => [address, options?.method, options?.body])).toEqual([
      [ENDPOINT, 'POST', JSON.stringify(LOGGED)],
    ]);
    expect(console.info).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Your message has been sent.'));
  });

  test('the progress is said', async () => {
    hangFetch();
    render(<ContactForm />);
    await fill();
    await submit();
    expect(screen.getByRole('status')).toHaveTextContent('Sending your message…');
  });

  test('a second click while it is sent sends nothing more', async () => {
    const fetching = hangFetch();
    render(<ContactForm />);
    await fill();
    await submit();
    await submit();
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the network fails', failFetch],
    ['the server answers 500', () => answerFetch({ status: 500 })],
  ])('when %s, that is said and the message stays', async (_, failing) => {
    failing();
    render(<ContactForm />);
    await fill();
    await submit();
    await screen.findByRole('button', { name: 'Try again' });
    expect([screen.getByRole('status').textContent, (field('Message') as HTMLTextAreaElement).value]).toEqual([
      expect.stringContaining('could not be sent'),
      FILLED.Message,
    ]);
  });

  test('trying again sends it', async () => {
    answerFetch({ status: 500 }, { status: 200 });
    render(<ContactForm />);
    await fill();
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Your message has been sent.'));
  });

  test('what is typed while it is sent is not thrown away', async () => {
    let finish: (response: Response) => void = () => undefined;
    globalThis.fetch = jest.fn(
      () =>
        new Promise<Response>((resolve) => {
          finish = resolve;
        }),
    );
    render(<ContactForm />);
    await fill();
    await submit();
    await userEvent.type(field('Message'), ' And gloves?');
    finish({ ok: true, status: 200 } as Response);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Your message has been sent.'));
    expect((field('Message') as HTMLTextAreaElement).value).toContain('And gloves?');
  });
});

describe('a text that is not sent yet', () => {
  /** Shows the form as after a reload. */
  const reload = () => {
    cleanup();
    render(<ContactForm />);
  };
  const values = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value);

  test('is there again after a reload', async () => {
    render(<ContactForm />);
    await fill();
    reload();
    expect(values()).toEqual(Object.values(FILLED));
  });

  test('is forgotten once it is confirmed', async () => {
    render(<ContactForm />);
    await fill();
    await submit();
    reload();
    expect(values()).toEqual(['', '', '', '']);
  });

  test('stays when it could not be sent', async () => {
    jest.replaceProperty(site, 'contactEndpoint', 'https://forms.example.com/f/1');
    failFetch();
    render(<ContactForm />);
    await fill();
    await submit();
    await screen.findByRole('button', { name: 'Try again' });
    reload();
    expect(values()).toEqual(Object.values(FILLED));
  });

  test.each(['{', '{"firstName":{}}'])('of a wrong shape is passed over: %s', (stored) => {
    sessionStorage.setItem('sp:contact', stored);
    render(<ContactForm />);
    expect(values()).toEqual(['', '', '', '']);
  });

  test('is no need where the browser denies storage', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
    render(<ContactForm />);
    await fill();
    expect(values()).toEqual(Object.values(FILLED));
  });

  test('stands after the question from a product page', async () => {
    render(<ContactForm />);
    await fill({ Message: 'Do you have 3XL?' });
    window.history.replaceState(null, '', '/contact/?product=Plain+Shirt');
    reload();
    expect(values()[3]).toBe('I have a question about Plain Shirt:\n\nDo you have 3XL?');
  });

  test('takes the question once, however often the page is loaded', () => {
    window.history.replaceState(null, '', '/contact/?product=Plain+Shirt');
    render(<ContactForm />);
    reload();
    expect(values()[3]).toBe('I have a question about Plain Shirt:\n\n');
  });

  test('leaves out a question about another product to which nothing was added', () => {
    window.history.replaceState(null, '', '/contact/?product=Plain+Shirt');
    render(<ContactForm />);
    window.history.replaceState(null, '', '/contact/?product=Duty+Belt');
    reload();
    expect(values()[3]).toBe('I have a question about Duty Belt:\n\n');
  });
});

function deny(): never {
  throw new DOMException('denied', 'SecurityError');
}
