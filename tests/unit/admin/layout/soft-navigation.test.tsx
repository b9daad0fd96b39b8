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

test.each([
  ['a link', { href: '/admin/changes/' }, '/admin/changes/'],
  ['a link to an anchor on another page', { href: '/admin/changes/#waiting' }, '/admin/changes/#waiting'],
])('a click on %s goes through the router, without a prefetch', async (_, props, path) => {
  const text = renderLink(props);
  await userEvent.hover(text);
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(clickIsNative(text)).toBe(false);
  expect([navigation.pushed, navigation.prefetched]).toEqual([[`${ORIGIN}${path}`], []]);
});

test.each<[string, ComponentProps<'a'> & { href: string }, MouseEventInit?]>([
  ['with the meta key', { href: '/admin/changes/' }, { metaKey: true }],
  ['with the control key', { href: '/admin/changes/' }, { ctrlKey: true }],
  ['with the shift key', { href: '/admin/changes/' }, { shiftKey: true }],
  ['with the alt key', { href: '/admin/changes/' }, { altKey: true }],
  ['with the second button', { href: '/admin/changes/' }, { button: 1 }],
  ['on a file', { href: '/artwork/hero.svg' }],
  ['on a download', { href: '/admin/changes/', download: '' }],
  ['for another window', { href: '/admin/changes/', target: '_blank' }],
  ['on an anchor of the same page', { href: '/admin/products/?page=2#content' }],
  ['out of the admin', { href: '/contact/' }],
  ['on another site', { href: 'https://example.com/admin/changes/' }],
])('a click %s is left to the browser', (_, props, init = {}) => {
  expect(clickIsNative(renderLink(props), init)).toBe(true);
  expect(navigation.pushed).toEqual([]);
});

test('a click that the component prevented, or outside of links, does nothing', () => {
  const text = renderLink({ href: '/admin/changes/', onClick: (event) => event.preventDefault() });
  clickIsNative(text);
  clickIsNative(screen.getByRole('button'));
  expect(navigation.pushed).toEqual([]);
});
