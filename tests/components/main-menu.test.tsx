/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MainMenu } from '@/components/site/main-menu';
import { openAt } from './next-navigation';

jest.mock('next/navigation', () => jest.requireActual('./next-navigation'));

const toggle = (name = 'Clothing menu') => screen.getByRole('button', { name });
const focusOn = (element: HTMLElement) => act(() => element.focus());
const open = (name?: string) => userEvent.click(toggle(name));

beforeEach(() => openAt('/'));

test('the menu is a landmark with a name', () => {
  render(<MainMenu />);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test.each([
  ['Clothing', '/clothing/'],
  ['Footwear', '/footwear/'],
  ['Tactical Gear', '/tactical-gears/'],
  ['Accessories', '/accessories/'],
  ['Jackets', '/clothing/jackets/'],
  ['LED Flashlights', '/tactical-gears/led-flashlights/'],
  ['Chain Cuffs', '/accessories/chain-cuffs/'],
  ['FAQ', '/faq/'],
  ['Contact', '/contact/'],
])('%s leads to %s', (name, address) => {
  render(<MainMenu />);
  expect(screen.getByRole('link', { name })).toHaveAttribute(
    'href',
    expect.stringMatching(`^${address.slice(0, -1)}/?$`),
  );
});

describe('the button beside a category', () => {
  test('is closed at first', () => {
    render(<MainMenu />);
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens its panel', async () => {
    render(<MainMenu />);
    await open();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  test('names the panel that it controls', () => {
    render(<MainMenu />);
    const panel = document.getElementById(toggle().getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(screen.getByRole('link', { name: 'Jackets' }));
  });

  test('closes it when it is pressed again', async () => {
    render(<MainMenu />);
    await open();
    await open();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('leaves the other panels closed', async () => {
    render(<MainMenu />);
    await open();
    expect(toggle('Footwear menu')).toHaveAttribute('aria-expanded', 'false');
  });

  test.each(['{Enter}', ' '])('works by keyboard: %j', async (key) => {
    render(<MainMenu />);
    focusOn(toggle());
    await userEvent.keyboard(key);
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('Escape', () => {
  test('closes the open panel', async () => {
    render(<MainMenu />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('gives the focus back to the button', async () => {
    render(<MainMenu />);
    await open();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(toggle()).toHaveFocus();
  });

  test('lets the panel be opened again', async () => {
    render(<MainMenu />);
    await open();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Enter}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  test('holds it closed for the pointer that stays, and not for one that comes', async () => {
    render(<MainMenu />);
    await open();
    await userEvent.keyboard('{Escape}');
    const item = toggle().closest('li') as HTMLElement;
    expect(item).toHaveAttribute('data-dismissed');
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    expect(item).not.toHaveAttribute('data-dismissed');
  });

  test('on a closed panel leaves the focus where it is', async () => {
    render(<MainMenu />);
    focusOn(screen.getByRole('link', { name: 'Clothing' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Clothing' })).toHaveFocus();
  });
});

describe('the open panel', () => {
  test('stays open while the focus moves through it', async () => {
    render(<MainMenu />);
    await open();
    await userEvent.tab();
    await userEvent.tab();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  test('closes when the focus leaves it', async () => {
    render(<MainMenu />);
    await open();
    focusOn(screen.getByRole('link', { name: 'FAQ' }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when another one is opened', async () => {
    render(<MainMenu />);
    await open();
    await open('Footwear menu');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when one of its links is followed', async () => {
    render(<MainMenu />);
    await open();
    const link = screen.getByRole('link', { name: 'Jackets' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the current page', () => {
  const current = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);

  test.each([
    ['/clothing/', [['Clothing', 'page']]],
    [
      '/clothing/shirts/',
      [
        ['Clothing', 'true'],
        ['Shirts', 'page'],
      ],
    ],
    ['/clothing/page/2/', [['Clothing', 'true']]],
    ['/faq/', [['FAQ', 'page']]],
    ['/', []],
    ['/products/test-101/', []],
  ])('is marked at %s', (address, marks) => {
    openAt(address);
    render(<MainMenu />);
    expect(current()).toEqual(marks);
  });
});
