import { bareCell } from '../../csv-cell';
import type { ImportMap } from './import-map';
import type { Role } from './roles';
import { optionNumber } from './roles';
import type { Table } from './table';

/** The columns of a file by what they say; several may say the same. */
export type FileColumns = {
  byRole: ReadonlyMap<Role, readonly number[]>;
  names: readonly string[];
  options: readonly number[];
};

/** The columns of a table by their role, as the map gives it; columns without a role are left out. */
export function toFileColumns({ columns }: Table, map: ImportMap): FileColumns {
  const byRole = new Map<Role, number[]>();
  for (const [at, column] of columns.entries()) {
    const role = Object.hasOwn(map.columns, column) ? map.columns[column] : undefined;
    if (role && role !== 'ignore') byRole.set(role, [...(byRole.get(role) ?? []), at]);
  }
  const options = new Set([...byRole.keys()].flatMap((role) => optionNumber(role) ?? []));
  return { byRole, names: columns, options: [...options].sort((a, b) => a - b) };
}

/** A row of the file, read by the roles of its columns. */
export class FileRow {
  constructor(
    readonly line: number,
    private readonly cells: readonly string[],
    readonly columns: FileColumns,
  ) {}

  /** The first cell of a role that holds something; '' where none does. */
  get(role: Role): string {
    return this.all(role)[0] ?? '';
  }

  /** Cells of a role, without empty ones. */
  all(role: Role): string[] {
    return this.named(role).map(([, cell]) => cell);
  }

  /** The same with the names of their columns. */
  named(role: Role): [column: string, cell: string][] {
    return (this.columns.byRole.get(role) ?? []).flatMap((at): [string, string][] => {
      const cell = bareCell(this.cells[at] ?? '').trim();
      return cell === '' ? [] : [[this.columns.names[at] ?? '', cell]];
    });
  }
}

/** The first cell of a role that holds something in any of some rows; '' where none does. */
export function firstOf(rows: readonly FileRow[], role: Role): string {
  for (const row of rows) {
    const cell = row.get(role);
    if (cell !== '') return cell;
  }
  return '';
}
