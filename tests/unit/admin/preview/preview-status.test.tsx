/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreviewStatus } from '@/components/admin/preview/preview-status';
import type { PreviewCatalogue } from '@/lib/admin/preview-catalogue';
import type { LeftOut } from '@/lib/admin/store-types';

const bad = (count: number): LeftOut[] =>
  Array.from({ length: count }, (_, index) => ({ id: `a${index}`, name: `Coat ${index}`, message: 'Price is wrong.' }));

function show(changed: string[], leftOut: LeftOut[]) {
  const catalogue: PreviewCatalogue = {
    products: new Map(),
    hidden: new Set(),
    changed: new Set(changed),
    deleted: new Set(),
    leftOut,
  };
  render(<PreviewStatus previewed={{ status: 'ready', catalogue }} />);
}

test('says that edits are previewed, and no more where all are', () => {
  show(['a'], []);
  expect(document.body).toHaveTextContent(/^Previewing unpublished changes\.$/);
});

test('says how many are left out, each with the reason and the way to its form', async () => {
  show(['a'], bad(2));
  expect(screen.getByText('Previewing unpublished changes.')).toBeVisible();
  await userEvent.click(screen.getByText('2 are left out'));
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Coat 0: Price is wrong.');
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/admin/edit-product/?id=a0');
});

test('says so where none can be previewed', () => {
  show([], bad(1));
  expect(screen.getByText('None of your changes can be previewed.')).toBeVisible();
  expect(screen.getByText('1 is left out')).toBeVisible();
});

test('of very many names the first', () => {
  show(['a'], bad(60));
  expect(screen.getAllByRole('listitem')).toHaveLength(51);
  expect(screen.getByText('and 10 more')).toBeInTheDocument();
});

test.each([
  ['none', 'There are no unpublished changes to preview.'],
  ['failed', 'The preview failed: the store is shown as it is published.'],
] as const)('%s is said', (status, words) => {
  render(<PreviewStatus previewed={{ status }} />);
  expect(screen.getByText(words)).toBeVisible();
});
