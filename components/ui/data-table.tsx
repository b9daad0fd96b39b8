import type { ReactNode } from 'react';
import { TableScroll } from './table-scroll';

type Props = {
  label: string;
  columns: readonly string[];
  /** A heading before those of the columns. */
  lead?: ReactNode;
  children: ReactNode;
};

/** A table of rows below one row of headings. */
export function DataTable({ label, columns, lead, children }: Props) {
  return (
    <TableScroll label={label}>
      <thead>
        <tr>
          {lead}
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </TableScroll>
  );
}
