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

test('where the code of the live listing cannot be had, who sets a filter is told so beside the exported goods', async () => {
  const goods = [{ brand: 'Maker 0' }, { brand: 'Maker 1' }];
  const scope = { kind: 'all' } as const;
  const { facets } = filterRows(toFacetTable(indexRowsOf(...goods), scope), {});
  answerFrom(columnsOf(...goods));
  const place = { scope, basePath: '/all-products/', staticPath: '/all-products/', summary: 'All', count: 2 };
  render(
    <ListingShell {...place} empty={{ message: 'None', wayOut: { name: 'Ask us', href: '/contact/' } }}>
      <ExportedListing facets={facets} summary="All">
        <p>The exported goods.</p>
      </ExportedListing>
    </ListingShell>,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: /^Maker 0 / }));
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
