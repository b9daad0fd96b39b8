/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MobileMenu } from '@/components/layout/mobile-menu';
import { FilterSheet } from '@/components/listing/filter-sheet';
import { Gallery } from '@/components/product/gallery';
import { SizeGuideLink } from '@/components/product/size-guide-link';
import { SIZE_GUIDES } from '@/lib/catalogue/sizes/size-guides';
import { mockFetchFailure } from '../../fixtures/mock-fetch';
import { openAt } from '../../fixtures/next-navigation';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/next-navigation'));

const sheet = (
  <FilterSheet count={1} chosen={0} onOpen={() => undefined} reset={undefined} status="1 product">
    The filters.
  </FilterSheet>
);
const gallery = <Gallery name="Shirt" pictures={[{ source: { src: '/drawings/a.svg' } }]} placeholders={[]} />;
const guide = <SizeGuideLink id={SIZE_GUIDES[0]?.id ?? ''} />;

const goBack = () => window.history.back();
const closeByItself = (dialog: HTMLElement) => act(() => (dialog as HTMLDialogElement).close());

beforeEach(() => {
  mockFetchFailure();
  openAt('/');
  Element.prototype.scrollTo = jest.fn();
});

test.each<[string, ReactElement, 'button' | 'link', string, (dialog: HTMLElement) => unknown]>([
  ['the closer look at a picture, closed by Back', gallery, 'button', 'Zoom', goBack],
  ['the closer look at a picture, closed by its button', gallery, 'button', 'Zoom', closeByItself],
  ['the size guide, closed by Back', guide, 'link', 'Size guide', goBack],
  ['the filters, closed by Back', sheet, 'button', 'Filters', goBack],
  ['the menu, closed by Back', <MobileMenu key="menu-back" />, 'link', 'Menu', goBack],
  ['the menu, closed by its button', <MobileMenu key="menu" />, 'link', 'Menu', closeByItself],
])('after %s, the focus is where it was opened', async (_, drawn, role, name, close) => {
  render(drawn);
  const opener = screen.getByRole(role, { name });
  // As in Safari: what is pressed gets no focus.
  fireEvent.click(opener);
  const dialog = await screen.findByRole('dialog');
  const focus = jest.spyOn(opener, 'focus');
  close(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});
