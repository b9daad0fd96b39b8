import { bareCell } from '../../../csv-cell';
import type { TableRow } from '../table';
import type { SenderFacts } from './sender-facts';

/** The places that options have in the names of columns. */
export const OPTION_PLACES = [1, 2, 3, 4, 5, 6];

/** The columns of a sender's table, which keeps in mind those that were asked for: the others are left to the operator. */
export class SenderColumns {
  readonly asked = new Set<number>();
  private readonly found = new Map<string, readonly number[]>();
  private readonly plain: readonly string[];

  constructor(readonly names: readonly string[]) {
    this.plain = names.map((name) => name.trim().toLowerCase());
  }

  /** The places of a column by its name in small letters; a star stands for the rest of a name. */
  find(name: string): readonly number[] {
    const known = this.found.get(name);
    if (known) return known;
    const isIt = name.endsWith('*')
      ? (column: string) => column.startsWith(name.slice(0, -1))
      : (column: string) => column === name;
    const places = this.plain.flatMap((column, at) => (isIt(column) ? at : []));
    this.found.set(name, places);
    for (const at of places) this.asked.add(at);
    return places;
  }
}

/** A row of a sender's table, asked by the names of its columns in small letters. */
export class SenderRow {
  constructor(
    readonly source: TableRow,
    private readonly columns: SenderColumns,
  ) {}

  get line(): number {
    return this.source.line;
  }

  /** The first cell that holds something in columns of these names; '' where none does. */
  get(...names: readonly string[]): string {
    let first = '';
    for (const name of names) for (const at of this.columns.find(name)) first ||= this.cell(at);
    return first;
  }

  /** Cells under other names: 'barcode: ean, upc; name: title' takes the first of two columns that holds something, and a third. */
  taken(names: string): SenderFacts {
    return Object.fromEntries(
      names.split(';').map((pair) => {
        const [name = '', columns = ''] = pair.split(':');
        return [name.trim(), this.get(...columns.split(',').map((column) => column.trim()))];
      }),
    ) as SenderFacts;
  }

  /** The cells that hold something in the columns that begin with a word, each with the rest of its column's name. */
  all(start: string): (readonly [rest: string, cell: string])[] {
    return this.columns.find(`${start}*`).flatMap((at) => {
      const cell = this.cell(at);
      const rest = (this.columns.names[at] ?? '').trim().slice(start.length).trim();
      return cell === '' ? [] : [[rest, cell] as const];
    });
  }

  /** The cells of columns that are numbered from 1 where the name has '#', in order. */
  numbered(name: string, most = 50): string[] {
    const cells = Array.from({ length: most }, (_, at) => this.get(name.replace('#', String(at + 1))));
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  }

  private cell(at: number): string {
    const cell = this.source.cells[at];
    return cell ? bareCell(cell).trim() : '';
  }
}
