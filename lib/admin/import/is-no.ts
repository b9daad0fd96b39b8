/** Whether a cell says no: '0', 'false', 'draft', 'out of stock'. */
export function isNo(cell: string): boolean {
  return /^(?:0|-1|no|n|false|nein|non|draft|archived|inactive|private|hidden|unpublished|unlisted|out[ _]of[ _]stock|sold out)$/i.test(
    cell,
  );
}
