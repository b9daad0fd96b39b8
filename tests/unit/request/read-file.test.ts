import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { readOrderFile } from '@/lib/request/quick-order/read-file';

const workbook = () =>
  writeXlsx({
    sheets: [
      { name: 'Prices', rows: [[666]], hidden: true },
      {
        name: 'Order',
        rows: [
          ['Item', 'Qty', '', 'Size'],
          ['TR-40', 10.1],
          ['WS 200', 1000, null, 'M'],
        ],
      },
    ],
  });

test('the first visible sheet of a workbook becomes rows with tabs', async () => {
  expect(await readOrderFile(await workbook())).toBe('Item\tQty\t\tSize\nTR-40\t10.1\t\t\nWS 200\t1000\t\tM');
});

test.each([
  ['UTF-8', Buffer.from('TR-40;2;Grün')],
  ['UTF-16', Buffer.from('\uFEFFTR-40;2;Grün', 'utf16le')],
  ['Windows-1252', Buffer.from('TR-40;2;Grün', 'latin1')],
])('a CSV file in %s is read', async (_, bytes) => {
  expect(await readOrderFile(new Uint8Array(bytes))).toBe('TR-40;2;Grün');
});

test.each([
  ['a ZIP archive without a workbook', async () => zipSync({ 'a.txt': strToU8('TR-40') })],
  ['a damaged workbook', async () => (await workbook()).subarray(0, 200)],
  ['a workbook that unpacks to more than 50 MB', async () => zipSync({ 'xl/a.xml': new Uint8Array(50_000_001) })],
  ['binary data', async () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])],
])('%s is rejected', async (_, bytes) => {
  await expect(readOrderFile(await bytes())).rejects.toThrow();
});
