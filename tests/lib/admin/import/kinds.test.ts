import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { toFileTable } from '@/lib/admin/import/file-table';
import type { Table } from '@/lib/admin/import/table';
import { readZip, unpackText } from '@/lib/admin/import/zip';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { comingIn, planOf } from './plan-of';

const fixture = (name: string) => readFileSync(`tests/fixtures/imports/kinds/${name}`);
const image = (name: string) => `https://images.example.com/${name}.jpg`;

async function tableOf(content: Uint8Array | string): Promise<Table> {
  const read = await toFileTable(content);
  if (!('table' in read)) throw new Error(JSON.stringify(read));
  return read.table;
}
/** The cells of a table by the names of their columns, without empty ones. */
function recordsOf({ columns, rows }: Table) {
  return rows.map(({ cells }) =>
    Object.fromEntries(columns.flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : []))),
  );
}
const linesOf = ({ rows }: Table) => rows.map(({ line }) => line);

describe('the header of a table', () => {
  test('is found behind a title and beside columns without a name', async () => {
    const table = await tableOf(fixture('titled.csv'));
    expect(table.columns).toEqual([
      'Artikelnummer',
      'Bezeichnung',
      'Preis',
      'Bestand',
      'Bild',
      'Bild',
      'Column 7',
      'Column 8',
    ]);
    expect(linesOf(table)).toEqual([5, 6, 7]);
    expect(table.notes).toEqual([expect.stringContaining('“Sortiment Frühjahr, gültig')]);
    expect(table.problems).toEqual([]);
    expect(comingIn(await planOf(fixture('titled.csv')), 'g-1')).toMatchObject({
      price: 19.9,
      image_links: [image('g1'), image('g2')],
    });
  });

  test('tells the delimiter, whatever stands in the lines before it', async () => {
    const table = await tableOf(fixture('bars.txt'));
    expect(recordsOf(table)).toEqual([{ SKU: 'P-1', Title: 'Pin, small', Price: '3.50' }]);
    expect(linesOf(table)).toEqual([3]);
  });
});

test.each(['utf-16le', 'utf-16be'])('text in %s is read with its mark and without', async (kind) => {
  const text = 'SKU\tTitle\tPrice\r\nA-1\tGießkanne\t19,90\r\n';
  for (const whole of [`\uFEFF${text}`, text]) {
    const bytes = Buffer.from(whole, 'utf16le');
    const table = await tableOf(kind === 'utf-16le' ? bytes : bytes.swap16());
    expect(recordsOf(table)).toEqual([{ SKU: 'A-1', Title: 'Gießkanne', Price: '19,90' }]);
    expect(table.notes).toEqual([expect.stringContaining('UTF-16')]);
  }
});

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of sheets, each the XML of its rows. */
function workbook(sheets: Record<string, string>, { properties = '', styles = '', prefix = '' } = {}): Uint8Array {
  const names = Object.keys(sheets);
  const list = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`).join('');
  const links = names
    .map((_, at) => `<Relationship Id="r${at}" Type="${RELATIONS}/worksheet" Target="/xl/s${at}.xml"/>`)
    .join('');
  return zipSync({
    'xl/workbook.xml': strToU8(`<workbook xmlns:r="${RELATIONS}">${properties}<sheets>${list}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${links}<Relationship Id="s" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(`<styleSheet><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>${styles}</styleSheet>`),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/s${at}.xml`,
        strToU8(`<${prefix}worksheet><${prefix}sheetData>${rows}</${prefix}sheetData></${prefix}worksheet>`),
      ]),
    ),
  });
}
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const HEADER = `<row>${['SKU', 'Title', 'Price'].map(text).join('')}</row>`;

describe('a workbook', () => {
  test('as a spreadsheet writes it: its table behind a guide and a title, numbers, days and zeros as they are seen', async () => {
    const table = await tableOf(fixture('goods.xlsx'));
    expect(recordsOf(table)).toEqual([
      {
        ...{ 'Article number': '001207', Title: 'Garden fork & spade', Barcode: '4006381333931', Price: '19.99' },
        ...{ Quantity: '12', 'Release date': '2026-03-01', Category: 'Tools', Featured: 'true', Colour: 'Green' },
      },
      {
        ...{ 'Article number': 'A-8', Title: 'Watering can\n10 l', Barcode: '5012345678900', Price: '1234.5' },
        ...{ Quantity: '0', 'Release date': '2026-03-02', Category: 'Tools', Featured: 'false', Colour: 'Zinc' },
      },
      { 'Article number': 'A-9', Title: 'Hose', Price: '8', 'Column 11': 'a remark without a column' },
    ]);
    expect(linesOf(table)).toEqual([4, 5, 7]);
    expect(table.notes).toEqual([
      expect.stringContaining('“Price list, spring'),
      'Only the sheet “Goods” is read, not “Guide”.',
    ]);
  });

  test('of a program that names no cells, counts days from 1904 and puts a prefix before each element', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="d/m/yy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>';
    const rows = `${HEADER}<row>${text('A_x000D_B')}<c t="str"><f>1+1</f><v>sum</v></c><c s="1"><v>1</v></c></row><row><c t="e"><v>#N/A</v></c><c t="b"><v>1</v></c><c><v>4.0063813339310001E12</v></c></row>`;
    const table = await tableOf(
      workbook(
        { A: rows.replaceAll(/<(\/?)(?=\w)/g, '<$1x:') },
        { properties: '<workbookPr date1904="1"/>', styles, prefix: 'x:' },
      ),
    );
    expect(recordsOf(table)).toEqual([
      { SKU: 'A\rB', Title: 'sum', Price: '1904-01-02' },
      { Title: 'true', Price: '4006381333931' },
    ]);
  });

  test('of several sheets: that whose header tells most of goods, wherever it stands', async () => {
    const row = (...cells: string[]) => `<row>${cells.map(text).join('')}</row>`;
    const sheets = {
      Rubriken: row('SKU', 'Name', 'Status', 'Image', 'Description') + row('20', 'Guitars', 'true', '', ''),
      Empty: row('SKU', 'Title', 'Price', 'Stock', 'Brand'),
      Goods: HEADER + row('G-1', 'Capo', '14'),
      Specials: row('SKU', 'Price') + row('G-1', '11'),
    };
    const table = await tableOf(workbook(sheets));
    expect(recordsOf(table)).toEqual([{ SKU: 'G-1', Title: 'Capo', Price: '14' }]);
    expect(table.notes).toEqual(['Only the sheet “Goods” is read, not “Rubriken”, “Empty”, “Specials”.']);
  });

  test('with a cell far from all others is read at once', async () => {
    const far = `${HEADER}<row r="2"><c r="A2"><v>1</v></c><c r="XFD2"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>2</v></c></row>`;
    const table = await tableOf(workbook({ A: far }));
    expect(linesOf(table)).toEqual([2, 1_048_576]);
  });

  test('that would fill the memory is refused, whatever its list says of sizes', () => {
    const entry = readZip(zipSync({ a: strToU8(' '.repeat(2_000_000)) })).get('a');
    const unpack = (characters: number) =>
      [...(entry ? unpackText(entry, { characters, packed: 0 }) : [])].join('').length;
    expect(unpack(0)).toBe(2_000_000);
    expect(() => unpack(199_000_000)).toThrow('200 MB');
  });

  test.each<[string, Uint8Array, string]>([
    ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), '.xls'],
    [
      'another document',
      zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('<a/>') }),
      'kind that cannot be read',
    ],
    ['a page', strToU8('<!DOCTYPE html><html><table></table></html>'), 'web page'],
    [
      'a workbook of 2003',
      strToU8('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
      '2003',
    ],
  ])('or %s is refused with the way out', async (_name, bytes, why) => {
    const { problems } = (await planOf(bytes)).reading;
    expect(problems).toEqual([{ message: expect.stringContaining(why) }]);
    expect(problems[0]?.message).toContain('save it as .xlsx or as “CSV UTF-8”');
  });
});

describe('no file makes the reading throw', () => {
  const seeds = ['goods.xlsx', 'google.xml', 'titled.csv'].map(fixture);

  test('cut off anywhere or with bytes that are others', async () => {
    const damage = fc.record({
      seed: fc.constantFrom(...seeds),
      end: fc.double({ min: 0, max: 1, noNaN: true }),
      others: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 255 })), {
        maxLength: 8,
      }),
    });
    await forAllAsync(
      fc.asyncProperty(damage, async ({ seed, end, others }) => {
        const bytes = Uint8Array.from(seed.subarray(0, Math.ceil(seed.length * Math.sqrt(end))));
        for (const [place, byte] of others) bytes[Math.floor(place * (bytes.length - 1))] = byte;
        const { reading } = await planOf(bytes);
        expect(reading.entries.length + reading.problems.length).toBeGreaterThan(0);
      }),
      50,
    );
  });
});
