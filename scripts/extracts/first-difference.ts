/** How many lines differ in number, and the first that does not stand in both; undefined where the texts are the same. */
export function firstDifference(old: string, now: string): string | undefined {
  if (old === now) return undefined;
  const [before, after] = [old.split('\n'), now.split('\n')];
  const line = after.findIndex((text, index) => text !== before[index]);
  const at = line < 0 ? after.length : line;
  const said = (text: string | undefined) =>
    text === undefined ? 'nothing' : JSON.stringify(text.trim().slice(0, 80));
  return `line ${at + 1} says ${said(before[at])} in place of ${said(after[at])}, ${before.length} lines in place of ${after.length}`;
}
