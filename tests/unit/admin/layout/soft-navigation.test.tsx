/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { SoftNavigation } from '@/components/admin/layout/soft-navigation';
import { Link } from '@/components/ui/link';
import { navigation, openAt } from '../../../fixtures/next-navigation';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/next-navigation'));

const ORIGIN = 'http://localhost';

/** Clicks, and tells whether the click was left to the browser; jsdom itself would complain that it cannot navigate. */
function isLeftToTheBrowser(element: Element, init?: MouseEventInit): boolean {
  let isLeft = false;
  const last = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  fireEvent.click(element, init);
  return isLeft;
}

function setUp(props: ComponentProps<'a'> & { href: string }) {
  openAt('/admin/products/?page=2');
  render(
    <>
      <Link {...props}>
        <b>Shirts</b>
      </Link>
      <button type="button">Elsewhere</button>
      <SoftNavigation />
    </>,
  );
  return screen.getByText('Shirts');
}

test('a click on a link goes through the router', () => {
  expect(isLeftToTheBrowser(setUp({ href: '/admin/changes/' }))).toBe(false);
  expect(navigation.pushed).toEqual([`${ORIGIN}/admin/changes/`]);
});

test.each([
  ['metaKey', { metaKey: true }],
  ['ctrlKey', { ctrlKey: true }],
  ['shiftKey', { shiftKey: true }],
  ['altKey', { altKey: true }],
  ['the second button', { button: 1 }],
])('a click with %s is the browser’s', (_, init) => {
  expect(isLeftToTheBrowser(setUp({ href: '/admin/changes/' }), init)).toBe(true);
  expect(navigation.pushed).toEqual([]);
});

test.each([
  ['a file', { href: '/artwork/hero.svg' }],
  ['a download', { href: '/admin/changes/', download: '' }],
  ['another window', { href: '/admin/changes/', target: '_blank' }],
  ['a place on the same page', { href: '/admin/products/?page=2#content' }],
])('a link to %s is the browser’s', (_, props) => {
  expect(isLeftToTheBrowser(setUp(props))).toBe(true);
  expect(navigation.pushed).toEqual([]);
});

test('a link to another site is the browser’s', () => {
  setUp({ href: '/admin/changes/' });
  const link = screen.getByRole('link');
  link.setAttribute('href', 'https://example.com/admin/changes/');
  expect(isLeftToTheBrowser(link)).toBe(true);
  expect(navigation.pushed).toEqual([]);
});

test('a link out of the admin is the browser’s', () => {
  expect(isLeftToTheBrowser(setUp({ href: '/contact/' }))).toBe(true);
  expect([navigation.pushed, navigation.prefetched]).toEqual([[], []]);
});

test('a place on another page goes through the router', () => {
  isLeftToTheBrowser(setUp({ href: '/admin/changes/#waiting' }));
  expect(navigation.pushed).toEqual([`${ORIGIN}/admin/changes/#waiting`]);
});

test('a click that the component prevented is left alone', () => {
  isLeftToTheBrowser(setUp({ href: '/admin/changes/', onClick: (event) => event.preventDefault() }));
  expect(navigation.pushed).toEqual([]);
});

test('a click beside every link does nothing', () => {
  setUp({ href: '/admin/changes/' });
  isLeftToTheBrowser(screen.getByRole('button'));
  expect(navigation.pushed).toEqual([]);
});

test('nothing is fetched before it is gone to', async () => {
  await userEvent.hover(setUp({ href: '/admin/changes/' }));
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(navigation.prefetched).toEqual([]);
});

test('nothing listens once it is gone', () => {
  openAt('/');
  render(<SoftNavigation />).unmount();
  render(<Link href="/admin/changes/">Questions</Link>);
  expect(isLeftToTheBrowser(screen.getByRole('link'))).toBe(true);
  expect(navigation.prefetched).toEqual([]);
});
