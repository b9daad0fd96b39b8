/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangesView, ConflictForm } from '@/components/admin/changes/changes-view';
import { openAdminStore } from '@/lib/admin/admin-store';
import type { FieldConflict } from '@/lib/admin/edits/fields';
import type { AdminRow } from '@/lib/admin/store-types';
import { row } from '../../../fixtures/catalogue';
import { renderAdmin, SHIRT } from '../render-admin';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/next-navigation'));

const SIZES = Array.from({ length: 30 }, (_, index) => String(30 + index));
const shirtWithSizes = row({ id: 'shirt', name: 'Plain Shirt', available_sizes: SIZES });

test('changes of variants are listed by variant and field (the first 20) and can be reverted', async () => {
  await renderAdmin(<ChangesView />, '/admin/changes/', undefined, shirtWithSizes);
  const store = await openAdminStore();
  const variants = SIZES.map((size) => ({ size, price: 12 }));
  await act(() => store.changeProducts(['shirt'], () => ({ variants })));
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect([terms.length, terms[0], terms.at(-1)]).toEqual([20, '30: Price', '49: Price']);
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('not set → $12.00');
  expect(screen.getByText('and 10 more fields')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Revert Plain Shirt' }));
  expect(await screen.findByText('Reverted to the published product.')).toBeVisible();
  expect(screen.getByText('No changes: the list is the same as on the site.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export changes' })).toBeDisabled();
});

const openConflict = async (conflicts: FieldConflict[]) => {
  const store = await openAdminStore();
  const resolve = jest.spyOn(store, 'resolve').mockResolvedValue({ ok: true });
  const conflict = { id: 'shirt', raw: SHIRT, conflicts } as unknown as AdminRow;
  const component = (
    <>
      <h1>Changes</h1>
      <ConflictForm row={conflict} />
    </>
  );
  await renderAdmin(component, '/admin/changes/', undefined, shirtWithSizes);
  return resolve;
};

test('one button resolves all conflicts of a product, and each can be changed afterwards', async () => {
  await openConflict(
    SIZES.map((size) => ({ field: `variants {"size":"${size}"} price`, mine: 12, theirs: undefined })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'All 30: Published' }));
  const first = within(screen.getByRole('group', { name: '30: Price' }));
  expect(first.getByRole('radio', { name: 'Published: not set' })).toBeChecked();
  await userEvent.click(first.getByRole('radio', { name: 'Edited here: $12.00' }));
  expect(screen.getAllByRole('radio', { name: /^Published/, checked: true })).toHaveLength(29);
});
