/** The item number for a table: '74273', or 'Our no. sabre-105' with the product's id if the brand has none. */
export function shortItemNumber(id: string, number: string | undefined): string {
  return number ?? `Our no. ${id}`;
}

/** The item number in a sentence: 'Item 74273', or 'Our no. sabre-105'. */
export function labeledItemNumber(id: string, number: string | undefined): string {
  return number === undefined ? shortItemNumber(id, number) : `Item ${number}`;
}
