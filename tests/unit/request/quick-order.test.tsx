/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickOrder } from '@/components/request/quick-order';
import { quickOrderText } from '@/lib/request/quick-order/quick-order-text';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { endWorker, failWorker, mockWorkerRows } from '../../fixtures/mock-catalogue-worker';
import { storeInMemory, WithRequest } from './memory-request';

jest.mock('@/lib/request/quick-order/read-file', () => ({
  readOrderFile: async (bytes: Uint8Array) => {
    if (bytes.length === 0) throw new Error('Not a workbook');
    return Buffer.from(bytes).toString();
  },
}));

const rows = indexRowsOf(
  { id: 'a-1', name: 'Garden Trowel', brand: 'Acme', model: 'TR-40' },
  { id: 'a-2', name: 'Work Shirt', brand: 'Acme', model: 'WS-200', sizes: ['S', 'M'] },
);
const onAdded = jest.fn();
let list: ReturnType<typeof storeInMemory>;

beforeEach(() => {
  mockWorkerRows(rows);
  list = storeInMemory();
  onAdded.mockClear();
  render(
    <WithRequest>
      {() => <QuickOrder samples={['TR-40 x1']} onAdded={onAdded} onResults={() => undefined} />}
    </WithRequest>,
  );
});
afterEach(() => {
  endWorker();
  quickOrderText.set('');
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Items, one per line/);
const row = (number: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Row ${number}:`) });
const heading = () => screen.findByRole('heading', { level: 3 });
const added = () => list().lines.map(({ product, quantity, choice }) => [product, quantity, choice]);
const find = async (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Find items' }));
  return (await heading()).textContent;
};

test('each row shows its product, and the focused heading counts complete rows', async () => {
  expect(await find('TR-40 x2\nWS-200 x3')).toBe('2 rows: 1 ready, 1 needs a choice');
  expect(await heading()).toHaveFocus();
  expect([row(1).checked, row(2).checked, row(2).disabled]).toEqual([true, false, true]);
  expect(row(2)).toHaveAccessibleName('Row 2: WS-200 x3 Acme Work Shirt WS-200');
  expect(row(2)).toHaveAccessibleDescription(/Choose a size\./);
});

test('ticked rows are added, the others stay in the field, and Undo restores all rows', async () => {
  await find('TR-40 x2\nWS-200 x3');
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 line' }));
  expect((await heading()).textContent).toBe('1 row: 1 needs a choice');
  expect([added(), quickOrderText.get(), onAdded.mock.calls.length]).toEqual([[['a-1', 2, {}]], 'WS-200 x3', 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(row(2)).toBeInTheDocument());
  expect([added(), quickOrderText.get(), row(1).checked]).toEqual([[], 'TR-40 x2\nWS-200 x3', true]);
});

test('selecting the missing size ticks the row', async () => {
  await find('WS-200 x3');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size, row 1' }), 'M');
  expect(row(1)).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 line' }));
  await waitFor(() => expect(added()).toEqual([['a-2', 3, { size: 'M' }]]));
  expect([field().value, screen.queryByRole('heading', { level: 3 })]).toEqual(['', null]);
});

test('correcting the quantity ticks the row', async () => {
  await find('Item,Qty\nTR-40,many');
  const quantity = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity, row 1' });
  expect([row(1).checked, quantity.value]).toEqual([false, 'many']);
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '12');
  expect(row(1)).toBeChecked();
});

test('choosing one of the suggested products completes the row', async () => {
  await find('XX-9 trowel x2');
  expect(row(1)).not.toBeChecked();
  const products = screen.getByRole('combobox', { name: 'Product, row 1' });
  const option = within(products).getByRole('option', { name: 'Acme Garden Trowel (TR-40)' });
  await userEvent.selectOptions(products, option);
  expect(row(1)).toBeChecked();
});

test('a row without any product has a link to the search', async () => {
  await find('qqqq x2');
  expect(screen.getByRole('link', { name: 'Search the catalog' })).toBeVisible();
});

test('a file is opened, and an unreadable file is reported with its name', async () => {
  const input = screen.getByLabelText<HTMLInputElement>('CSV or Excel file');
  const open = (text: string, name: string) => {
    const file = { name, arrayBuffer: async () => Uint8Array.from(Buffer.from(text)).buffer };
    fireEvent.change(input, { target: { files: [file] } });
  };
  open('', 'order.xlsx');
  expect(await screen.findByText(/^order\.xlsx could not be read\./)).toBeVisible();
  open('Item;Qty\nTR-40;2', 'order.csv');
  expect((await heading()).textContent).toBe('1 row: 1 ready');
});

test('without the product data the field keeps the text, and a message is shown', async () => {
  failWorker();
  fireEvent.change(field(), { target: { value: 'TR-40 x2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find items' }));
  expect(await screen.findByText('The product data could not be loaded.')).toBeVisible();
  expect(field()).toHaveValue('TR-40 x2');
});
