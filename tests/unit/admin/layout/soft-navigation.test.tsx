/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { SoftNavigation } from '@/components/admin/layout/soft-navigation';
import { Link } from '@/components/ui/link';
import { navigation, openAt } from '../../../fixtures/next-navigation';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/next-navigation'));

const ORIGIN = 'http://localhost';

/** Clicks. Returns true if no handler prevented the default action; prevents it then, because jsdom cannot navigate. */
function clickIsNative(element: Element, init?: MouseEventInit): boolean {
  let isNative = false;
  const onLast = (event: Event) => {
    isNative = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', onLast, { once: true });
  fireEvent.click(element, init);
  return isNative;
}

function renderLink(props: ComponentProps<'a'> & { href: string }) {
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
  expect(clickIsNative(renderLink({ href: '/admin/changes/' }))).toBe(false);
  expect(navigation.pushed).toEqual([`${ORIGIN}/admin/changes/`]);
});

test.each([
  ['metaKey', { metaKey: true }],
  ['ctrlKey', { ctrlKey: true }],
  ['shiftKey', { shiftKey: true }],
  ['altKey', { altKey: true }],
  ['the second button', { button: 1 }],
])('a click with %s is left to the browser', (_, init) => {
  expect(clickIsNative(renderLink({ href: '/admin/changes/' }), init)).toBe(true);
  expect(navigation.pushed).toEqual([]);
});

test.each([
  ['a file', { href: '/artwork/hero.svg' }],
  ['a download', { href: '/admin/changes/', download: '' }],
  ['another window', { href: '/admin/changes/', target: '_blank' }],
  ['an anchor on the same page', { href: '/admin/products/?page=2#content' }],
])('a link to %s is left to the browser', (_, props) => {
  expect(clickIsNative(renderLink(props))).toBe(true);
  expect(navigation.pushed).toEqual([]);
});

test('a link to another site is left to the browser', () => {
  renderLink({ href: '/admin/changes/' });
  const link = screen.getByRole('link');
  link.setAttribute('href', 'https://example.com/admin/changes/');
  expect(clickIsNative(link)).toBe(true);
  expect(navigation.pushed).toEqual([]);
});

test('a link out of the admin is left to the browser', () => {
  expect(clickIsNative(renderLink({ href: '/contact/' }))).toBe(true);
  expect([navigation.pushed, navigation.prefetched]).toEqual([[], []]);
});

test('a link to an anchor on another page goes through the router', () => {
  clickIsNative(renderLink({ href: '/admin/changes/#waiting' }));
  expect(navigation.pushed).toEqual([`${ORIGIN}/admin/changes/#waiting`]);
});

test('a click that the component prevented is ignored', () => {
  clickIsNative(renderLink({ href: '/admin/changes/', onClick: (event) => event.preventDefault() }));
  expect(navigation.pushed).toEqual([]);
});

test('a click outside of links does nothing', () => {
  renderLink({ href: '/admin/changes/' });
  clickIsNative(screen.getByRole('button'));
  expect(navigation.pushed).toEqual([]);
});

test('hover and focus do not prefetch', async () => {
  await userEvent.hover(renderLink({ href: '/admin/changes/' }));
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(navigation.prefetched).toEqual([]);
});

test('an unmounted component handles no clicks', () => {
  openAt('/');
  render(<SoftNavigation />).unmount();
  render(<Link href="/admin/changes/">Questions</Link>);
  expect(clickIsNative(screen.getByRole('link'))).toBe(true);
  expect(navigation.prefetched).toEqual([]);
});
