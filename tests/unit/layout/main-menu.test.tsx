/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MainMenu } from '@/components/layout/main-menu';
import { openAt } from '../../fixtures/next-navigation';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/next-navigation'));

const toggle = (name = 'Clothing menu') => screen.getByRole('button', { name });
const focusOn = (element: HTMLElement) => act(() => element.focus());
const open = (name?: string) => userEvent.click(toggle(name));

beforeEach(() => openAt('/'));

test('the menu is a named landmark with links to categories, subcategories and pages', () => {
  render(<MainMenu />);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  for (const [name, address] of [
    ['Clothing', '/clothing/'],
    ['Tactical Gear', '/tactical-gears/'],
    ['Jackets', '/clothing/jackets/'],
    ['LED Flashlights', '/tactical-gears/led-flashlights/'],
    ['FAQ', '/faq/'],
    ['Contact', '/contact/'],
  ])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
});

test('an entry without products is hidden', () => {
  render(<MainMenu emptyLinks={['/clothing/']} />);
  expect(screen.queryByRole('link', { name: 'Clothing' })).not.toBeInTheDocument();
});

test('the button next to a category opens and closes its panel', async () => {
  render(<MainMenu />);
  const panel = document.getElementById(toggle().getAttribute('aria-controls') ?? '');
  expect(panel).toContainElement(screen.getByRole('link', { name: 'Jackets' }));
  await open();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await open();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

describe('Escape', () => {
  test('closes the open panel and moves the focus to its button', async () => {
    render(<MainMenu />);
    await open();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
  });

  test('keeps the panel closed while the pointer stays, until it enters again', async () => {
    render(<MainMenu />);
    await open();
    await userEvent.keyboard('{Escape}');
    const item = toggle().closest('li') as HTMLElement;
    expect(item).toHaveAttribute('data-dismissed');
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    expect(item).not.toHaveAttribute('data-dismissed');
  });
});

describe('the open panel', () => {
  test('stays open while the focus moves through it, and closes when the focus leaves it', async () => {
    render(<MainMenu />);
    await open();
    await userEvent.tab();
    await userEvent.tab();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    focusOn(screen.getByRole('link', { name: 'FAQ' }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when another one is opened', async () => {
    render(<MainMenu />);
    await open();
    await open('Footwear menu');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when one of its links is clicked', async () => {
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
