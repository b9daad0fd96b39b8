/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { StatusBar } from '@/components/ui/status-bar';
import { openAt } from '../../fixtures/next-navigation';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/next-navigation'));

const notice = { text: 'Product updated successfully!' };

test('Undo gets the focus on the page that opens after an action', () => {
  openAt('/admin/edit-product/');
  const page = (hasForm: boolean) => (
    <>
      {hasForm && <button type="button">Save</button>}
      <StatusBar notice={notice} onUndo={async () => undefined} onDismiss={() => undefined} />
    </>
  );
  const { rerender } = render(page(true));
  screen.getByRole('button', { name: 'Save' }).focus();
  openAt('/admin/products/');
  rerender(page(false));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});
