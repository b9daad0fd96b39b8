import { strToU8, zipSync } from 'fflate';
import { readOrderFile } from '@/lib/request/quick-order/read-file';

const SCHEMAS = 'http://schemas.openxmlformats.org';
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`;
const RELATIONS = `${SCHEMAS}/package/2006/relationships`;
const TYPES = `${SCHEMAS}/officeDocument/2006/relationships`;

const relations = (...targets: [type: string, target: string][]) => {
  const parts = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${TYPES}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${RELATIONS}">${parts.join('')}</Relationships>`;
};

/** Bytes of an XLSX file with these rows in its second sheet. The first sheet is hidden. */
function workbook(rows: string, target = 'worksheets/sheet2.xml'): Uint8Array {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${TYPES}"><sheets>
      <sheet name="Prices" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Order" sheetId="2" r:id="rId2"/>
    </sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['worksheet', target],
      ['sharedStrings', 'sharedStrings.xml'],
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t>Item</t></si><si><r><t>TR-</t></r><r><t>40</t></r></si></sst>`,
    'xl/worksheets/sheet1.xml': sheet('<row r="1"><c r="A1"><v>666</v></c></row>'),
    'xl/worksheets/sheet2.xml': sheet(rows),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}
const sheet = (rows: string) => `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
/** A row with these cells; adds the cell references. */
const row = (...cells: string[]) =>
  `<row r="1">${cells.map((cell, at) => cell.replace('<c', `<c r="${'ABCD'[at]}1"`)).join('')}</row>`;

test.each([
  [
    'shared and inline strings',
    row('<c t="s"><v>0</v></c>', '<c t="s"><v>1</v></c>', '<c t="inlineStr"><is><t>M</t></is></c>'),
    'Item\tTR-40\tM',
  ],
  ['numbers', row('<c><v>12</v></c>', '<c t="n"><v>10.100000000000001</v></c>', '<c><v>1E3</v></c>'), '12\t10.1\t1000'],
  ['missing cells', '<row r="1"><c r="B1"><v>1</v></c><c r="D1"><v>2</v></c></row>', '\t1\t\t2'],
  ['a formula with its saved result', row('<c><f>2+3</f><v>7</v></c>'), '7'],
  ['a text formula with its saved result', row('<c t="str"><f>A1&amp;"x"</f><v>TR-40</v></c>'), 'TR-40'],
  ['a formula without a result, which is not run', row('<c><f>SUM(A1:A3)</f></c>'), '=SUM(A1:A3)'],
])('the first visible sheet is read: %s', async (_, rows, text) => {
  expect(await readOrderFile(workbook(rows))).toBe(text);
});

test('a sheet with an absolute path in the archive is found', async () => {
  expect(await readOrderFile(workbook(row('<c><v>1</v></c>'), '/xl/worksheets/sheet2.xml'))).toBe('1');
});

test.each([
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFTR-40;2;Grün')],
  ['UTF-16 LE', Buffer.from('\uFEFFTR-40;2;Grün', 'utf16le')],
  ['UTF-16 BE', Buffer.from('\uFEFFTR-40;2;Grün', 'utf16le').swap16()],
  ['Windows-1252', Buffer.from('TR-40;2;Grün', 'latin1')],
])('a CSV file in %s is read', async (_, bytes) => {
  expect((await readOrderFile(new Uint8Array(bytes))).replace('\uFEFF', '')).toBe('TR-40;2;Grün');
});

test.each([
  ['a ZIP archive without a workbook', zipSync({ 'a.txt': strToU8('TR-40') })],
  ['a damaged ZIP archive', workbook('<row/>').subarray(0, 200)],
  ['a workbook that unpacks to more than 50 MB', zipSync({ 'xl/workbook.xml': new Uint8Array(50_000_001) })],
  ['binary data', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44])],
])('%s is rejected', async (_, bytes) => {
  await expect(readOrderFile(new Uint8Array(bytes))).rejects.toThrow();
});
