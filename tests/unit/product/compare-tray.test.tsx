/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompareTray } from '@/components/product/compare-tray';
import { readComparison, saveComparison } from '@/lib/catalogue/compare/comparison-store';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { mockFetch } from '../../fixtures/mock-fetch';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  mockFetch({ body: indexRowsOf({ id: 'a-1', name: 'Lamp' }, { id: 'b-2', name: 'Boot' }).map(({ card }) => card) });
});

const tray = () => screen.queryByRole('complementary', { name: 'Products to compare' });
const show = (...ids: string[]) => {
  saveComparison(ids);
  render(
    <main tabIndex={-1}>
      <CompareTray />
    </main>,
  );
};

test('with one product the tray has a hint instead of the link', async () => {
  show('a-1');
  await screen.findByRole('button', { name: 'Remove: Lamp' });
  expect(within(tray() as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Add one more.')).toBeVisible();
});

test('removing a product moves the focus to the next', async () => {
  show('a-1', 'b-2');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Lamp' }));
  expect(readComparison()).toEqual(['b-2']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove: Boot' })).toHaveFocus());
});

test('without the catalogue the tray still links to the comparison', async () => {
  mockFetch({ status: 404 });
  show('a-1', 'b-2');
  expect(await screen.findByRole('link', { name: 'Compare (2)' })).toHaveAttribute('href', '/compare/?id=a-1&id=b-2');
});

test.each(['/compare/', '/request/'])('the tray is not on %s', (path) => {
  window.history.replaceState(null, '', path);
  show('a-1', 'b-2');
  expect(tray()).not.toBeInTheDocument();
});
