/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { defineCardTools } from '@/components/product/define-card-tools';
import { partMissing } from '@/lib/site/messages';

jest.mock('@/components/product/load-desk', () => ({ loadDesk: () => Promise.reject(new Error('gone')) }));

test('tools of a card that cannot be loaded say so, to listeners too', async () => {
  defineCardTools();
  document.body.innerHTML = '<article><h3>Lamp</h3><card-tools></card-tools></article>';
  fireEvent.click(screen.getByRole('button', { name: 'Compare: Lamp' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(partMissing);
});
