import { findDecimal } from '../../../amounts';
import type { ImportProblem, Table } from '../table';
import { bigcommerce } from './bigcommerce';
import { bigcommerceV3 } from './bigcommerce-v3';
import { ecwid } from './ecwid';
import { etsy } from './etsy';
import { jtl } from './jtl';
import { magento } from './magento';
import { magentoOne } from './magento-one';
import { opencart } from './opencart';
import { oxid } from './oxid';
import { prestashop } from './prestashop';
import type { ArrangedRow, Sender } from './sender';
import { FACT_COLUMNS, type SenderFacts } from './sender-facts';
import { SenderColumns, SenderRow } from './sender-row';
import { shopwareFive } from './shopware-five';
import { shopwareSix } from './shopware-six';
import { square } from './square';
import { squarespace } from './squarespace';
import { wix } from './wix';

const SENDERS: readonly Sender[] = [
  ...[magento, magentoOne, bigcommerce, bigcommerceV3, wix, square, squarespace, ecwid, etsy],
  ...[shopwareFive, shopwareSix, prestashop, opencart, oxid, jtl],
];

const PRICES = /price|preis|vk$|uvp/i;

/** A table of a known shop system in the columns that the general reader knows, and the system's name; any other as it is. */
export function arrangeTable(table: Table): Table & { sender?: string } {
  const columns = new SenderColumns(table.columns);
  const isThere = (name: string) => new SenderColumns(table.columns).find(name).length > 0;
  const sender = SENDERS.find(({ has }) => has.some((names) => names.every(isThere)));
  if (!sender) return table;
  for (const name of sender.drops ?? []) columns.find(name);
  const prices = table.columns.flatMap((column, at) => (PRICES.test(column) ? at : []));
  const decimal = findDecimal(cellsAt(table, prices));
  const problems: ImportProblem[] = [...table.problems];
  const rows = table.rows.map((row) => new SenderRow(row, columns));
  const arranged = withOwnHandles(sender.arrange(rows, { decimal, problems }));
  const cells = arranged.map(({ facts }) => namedCells(facts));
  const named = [...new Set(cells.flatMap((own) => [...own.keys()]))];
  const left = table.columns.flatMap((_, at) => (columns.asked.has(at) ? [] : at));
  const met = new Set<SenderRow>();
  return {
    columns: [...named, ...left.map((at) => table.columns[at] ?? '')],
    rows: arranged.map(({ row }, index) => {
      // A row that became several says the rest once.
      const rest = left.map((at) => (met.has(row) ? '' : (row.source.cells[at] ?? '')));
      met.add(row);
      return { line: row.line, cells: [...named.map((name) => cells[index]?.get(name) ?? ''), ...rest] };
    }),
    problems,
    sender: sender.name,
  };
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

function* cellsAt({ rows }: Table, places: readonly number[]): Generator<string> {
  for (const { cells } of rows) for (const at of places) yield cells[at] ?? '';
}

/** Two products of one handle would be one: the second gets a number behind it. */
function withOwnHandles(rows: readonly ArrangedRow[]): ArrangedRow[] {
  const owners = new Map<string, string>();
  return rows.map(({ row, facts }) => {
    const { handle, number } = facts;
    if (!handle || !number) return { row, facts };
    let own = handle;
    for (let next = 2; (owners.get(own) ?? number) !== number; next += 1) own = `${handle} ${next}`;
    owners.set(own, number);
    return { row, facts: { ...facts, handle: own } };
  });
}
