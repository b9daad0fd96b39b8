/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ExportedListing } from '@/components/listing/exported-listing';
import { ListingShell } from '@/components/listing/listing-shell';
import { filterRows, toFacetTable } from '@/lib/listing/count';
import { columnsOf, indexRowsOf } from '@/tests/fixtures/index-rows';
import { answerFrom, endWorker } from '../catalogue-worker';

jest.mock('@/components/listing/live-listing', () => {
  throw new Error('This script is gone.');
});
afterEach(endWorker);

/** Opens a listing of two goods whose live code does not come. */
function openListing(): HTMLElement {
  const goods = [{ brand: 'Maker 0' }, { brand: 'Maker 1' }];
  const scope = { kind: 'all' } as const;
  const { facets } = filterRows(toFacetTable(indexRowsOf(...goods), scope), {});
  answerFrom(columnsOf(...goods));
  const place = { scope, basePath: '/all-products/', staticPath: '/all-products/', summary: 'All', count: 2 };
  const { container } = render(
    <ListingShell {...place} empty={{ message: 'None', wayOut: { name: 'Ask us', href: '/contact/' } }}>
      <ExportedListing facets={facets} summary="All">
        <p>The exported goods.</p>
      </ExportedListing>
    </ListingShell>,
  );
  return container.firstElementChild as HTMLElement;
}

/** The failure is said before the goods, in place of which it stands where the style sheet hides them. */
async function expectFailure(listing: HTMLElement, { isInPlaceOfGoods }: { isInPlaceOfGoods: boolean }): Promise<void> {
  const said = await screen.findByText(/could not be loaded/);
  expect(said).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  const goods = screen.getByText('The exported goods.');
  expect(said.compareDocumentPosition(goods) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(listing).toHaveAttribute('data-failed', String(isInPlaceOfGoods));
}

describe('where the code of the live listing cannot be had', () => {
  afterEach(() => window.history.replaceState(null, '', '/all-products/'));

  test('who sets a filter is told so in place of the goods', async () => {
    const listing = openListing();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Maker 0 / }));
    await expectFailure(listing, { isInPlaceOfGoods: true });
  });

  test('who opens the filters is told so, and keeps the goods', async () => {
    const listing = openListing();
    fireEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    await expectFailure(listing, { isInPlaceOfGoods: false });
  });
});
