import { findDecimal } from '../../../amounts';
import type { Steps } from '../../../steps';
import { finishInSlices, inSlices, type Watch } from '../../slices';
import { cellsAt, type ImportProblem, type Table, type TableRow } from '../table';
import { bigcommerce } from './bigcommerce';
import { bigcommerceV3 } from './bigcommerce-v3';
import { ecwid } from './ecwid';
import { etsy } from './etsy';
import { jtl } from './jtl';
import { magento } from './magento';
import { opencart } from './opencart';
import { prestashop } from './prestashop';
import type { ArrangedRow, Sender, SenderFile } from './sender';
import { FACT_COLUMNS, type SenderFacts } from './sender-facts';
import { SenderColumns, SenderRow } from './sender-row';
import { shopwareFive } from './shopware-five';
import { shopwareSix } from './shopware-six';
import { square } from './square';
import { squarespace } from './squarespace';
import { wix } from './wix';

const SENDERS: readonly Sender[] = [
  ...[magento, bigcommerce, bigcommerceV3, wix, square, squarespace, ecwid, etsy],
  ...[shopwareFive, shopwareSix, prestashop, opencart, jtl],
];

const PRICES = /price|preis|vk$|uvp/i;

/** A table of a known shop system in the columns that the general reader knows, and the system's name; any other as it is. */
export async function arrangeTable(table: Table, watch?: Watch): Promise<Table & { sender?: string }> {
  const columns = new SenderColumns(table.columns);
  // To look for a name is no asking for its column.
  const probe = new SenderColumns(table.columns);
  const isThere = (name: string) => probe.find(name).length > 0;
  const sender = SENDERS.find(({ has }) => has.some((names) => names.every(isThere)));
  if (!sender) return table;
  for (const name of sender.drops ?? []) columns.find(name);
  const prices = table.columns.flatMap((column, at) => (PRICES.test(column) ? at : []));
  const problems: ImportProblem[] = [...table.problems];
  const file: SenderFile = { decimal: findDecimal(cellsAt(table, prices)), problems };
  const rows = table.rows.map((row) => new SenderRow(row, columns));
  const arranged = await finishInSlices(arranging(sender.arrange(rows, file)), watch);
  const named = [...new Set(arranged.flatMap(({ cells }) => [...cells.keys()]))];
  const left = table.columns.flatMap((_, at) => (columns.asked.has(at) ? [] : at));
  const met = new Set<SenderRow>();
  const all: TableRow[] = [];
  const addRow = ({ row, cells }: (typeof arranged)[number]) => {
    // A row that became several says the rest once.
    const rest = left.map((at) => (met.has(row) ? '' : (row.source.cells[at] ?? '')));
    met.add(row);
    all.push({ line: row.line, cells: [...named.map((name) => cells.get(name) ?? ''), ...rest] });
  };
  await inSlices(arranged, addRow, watch);
  const names = [...named, ...left.map((at) => table.columns[at] ?? '')];
  return { ...table, columns: names, rows: all, problems, sender: sender.name };
}

/** The cells of all rows by column. Two products of one handle would be one: the second gets a number behind it. */
function* arranging(products: Iterable<ArrangedRow[]>): Steps<{ row: SenderRow; cells: Map<string, string> }[]> {
  const owners = new Map<string, string>();
  const all: { row: SenderRow; cells: Map<string, string> }[] = [];
  for (const rows of products) {
    for (const { row, facts } of rows) {
      const { handle, number } = facts;
      let own = handle;
      for (let next = 2; own && number && (owners.get(own) ?? number) !== number; next += 1) own = `${handle} ${next}`;
      if (own && number) owners.set(own, number);
      all.push({ row, cells: namedCells({ ...facts, handle: own }) });
    }
    yield;
  }
  return all;
}

/** Cells of a row by column; several values of one fact stand together. */
function namedCells({ options = [], features = [], ...facts }: SenderFacts): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [fact, cell] of Object.entries(facts)) if (cell) cells.set(FACT_COLUMNS[fact as keyof typeof facts], cell);
  for (const [at, [name, value]] of options.filter(([, one]) => one).entries()) {
    cells.set(`Option${at + 1} Name`, name);
    cells.set(`Option${at + 1} Value`, value);
  }
  for (const [name, value] of features) {
    const column = `Feature: ${name}`;
    const before = cells.get(column);
    if (name && value) cells.set(column, before ? `${before}, ${value}` : value);
  }
  return cells;
}
