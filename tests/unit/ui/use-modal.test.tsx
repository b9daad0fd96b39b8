/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MobileMenu } from '@/components/layout/mobile-menu';
import { FilterSheet } from '@/components/listing/filter-sheet';
import { Gallery } from '@/components/product/gallery';
import { SelectionProvider } from '@/components/product/product-selection';
import { SizeGuideLink } from '@/components/product/size-guide-link';
import { SIZE_GUIDES } from '@/lib/catalogue/sizes/size-guides';
import { mockFetchFailure } from '../../fixtures/mock-fetch';
import { openAt } from '../../fixtures/next-navigation';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/next-navigation'));

const sheet = (
  <FilterSheet count={1} filterCount={0} onOpen={() => undefined} reset={undefined} status="1 product">
    The filters.
  </FilterSheet>
);
const gallery = (
  <SelectionProvider offer={{ price: 10, colors: [], sizes: { system: 'none' } }}>
    <Gallery name="Shirt" pictures={[{ source: { src: '/drawings/a.svg' } }]} placeholders={[]} />
  </SelectionProvider>
);
const guide = <SizeGuideLink id={SIZE_GUIDES[0]?.id ?? ''} />;

const goBack = () => window.history.back();
const closeWithButton = (dialog: HTMLElement) => act(() => (dialog as HTMLDialogElement).close());

beforeEach(() => {
  mockFetchFailure();
  openAt('/');
  Element.prototype.scrollTo = jest.fn();
});

test.each<[string, ReactElement, 'button' | 'link', string, (dialog: HTMLElement) => unknown]>([
  ['the zoom dialog, closed with Back', gallery, 'button', 'Zoom', goBack],
  ['the size guide, closed with Back', guide, 'link', 'Size guide', goBack],
  ['the filters, closed with Back', sheet, 'button', 'Filters', goBack],
  ['the menu, closed with its button', <MobileMenu key="menu" />, 'link', 'Menu', closeWithButton],
])('after %s, the opener has the focus', async (_, element, role, name, close) => {
  render(element);
  const opener = screen.getByRole(role, { name });
  // As in Safari: a clicked button does not get the focus.
  fireEvent.click(opener);
  const dialog = await screen.findByRole('dialog');
  close(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});
