/** @jest-environment jsdom */
import { fireEvent, type RenderResult, screen } from '@testing-library/react';
import { answerFrom, endWorker } from '../catalogue-worker';
import { listingIndex, openListing } from './open-listing';

jest.mock('@/components/listing/live-listing', () => {
  throw new Error('This script is gone.');
});
beforeEach(() => answerFrom(listingIndex()));
afterEach(endWorker);

/** The failure is said before the goods, in place of which it stands where the style sheet hides them. */
async function expectFailure(
  { container }: RenderResult,
  { isInPlaceOfGoods }: { isInPlaceOfGoods: boolean },
): Promise<void> {
  const said = await screen.findByText(/could not be loaded/);
  expect(said).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  const goods = screen.getByText('The exported goods.');
  expect(said.compareDocumentPosition(goods) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(container.firstElementChild).toHaveAttribute('data-failed', String(isInPlaceOfGoods));
}

describe('where the code of the live listing cannot be had', () => {
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
