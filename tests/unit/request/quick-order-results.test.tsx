/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickOrder } from '@/components/request/quick-order';
import { RequestContext } from '@/components/request/use-request-list';
import { quickOrderText } from '@/lib/request/quick-order/quick-order-text';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { endWorker, failWorker, mockWorkerRows } from '../../fixtures/mock-catalogue-worker';

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

beforeEach(() => {
  mockWorkerRows(rows);
  const actions = { change: async () => true, report: () => undefined };
  render(
    <RequestContext value={actions}>
      <QuickOrder samples={[]} onAdded={() => undefined} />
    </RequestContext>,
  );
});
afterEach(() => {
  endWorker();
  quickOrderText.set('');
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Items, one per line/);
const row = (number: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Row ${number}:`) });
const heading = async () => (await screen.findByRole('heading', { level: 3 })).textContent;
const find = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Find items' }));
};

test('each row has its product and problems, and the heading counts complete rows', async () => {
  find('TR-40 x2\nWS-200 x3\nqqqq x2');
  expect(await heading()).toBe('3 rows: 1 ready, 2 need a choice');
  expect([row(1).checked, row(2).checked, row(2).disabled]).toEqual([true, false, true]);
  expect(row(2)).toHaveAccessibleName('Row 2: WS-200 x3 Acme Work Shirt WS-200');
  expect(row(2)).toHaveAccessibleDescription(/Choose a size\./);
  expect(row(3)).toHaveAccessibleDescription('No product found. Search the catalog');
});

test('correcting the quantity ticks the row', async () => {
  find('Item,Qty\nTR-40,many');
  const quantity = await screen.findByRole('textbox', { name: 'Quantity, row 1' });
  expect(row(1)).not.toBeChecked();
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '12');
  expect(row(1)).toBeChecked();
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
  expect(await heading()).toBe('1 row: 1 ready');
});

test('without the product data the field keeps its text, and a message is shown', async () => {
  failWorker();
  find('TR-40 x2');
  expect(await screen.findByText('The product data could not be loaded.')).toBeVisible();
  expect(field()).toHaveValue('TR-40 x2');
});
