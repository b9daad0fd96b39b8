import { inSlices, type Watch } from './slices';

type Group = Readonly<Record<string, unknown>>;

/**
 * A list, or a group with lists in it, as the text of a file with two blanks of indentation: what `JSON.stringify` makes of it, but an
 * entry at a time, so that no task is long.
 */
export async function jsonText(value: readonly unknown[] | Group, watch?: Watch): Promise<string> {
  const text = Array.isArray(value) ? await listText(value, '', watch) : await groupText(value as Group, watch);
  return `${text}\n`;
}

async function groupText(group: Group, watch?: Watch): Promise<string> {
  const fields: string[] = [];
  for (const [name, value] of Object.entries(group)) {
    if (value === undefined) continue;
    const text = Array.isArray(value) ? await listText(value, '  ', watch) : indented(value, '  ');
    fields.push(`  ${JSON.stringify(name)}: ${text}`);
  }
  return `{\n${fields.join(',\n')}\n}`;
}

async function listText(list: readonly unknown[], blanks: string, watch?: Watch): Promise<string> {
  if (list.length === 0) return '[]';
  const entries: string[] = [];
  await inSlices(list, (entry) => entries.push(`${blanks}  ${indented(entry, `${blanks}  `)}`), watch);
  return `[\n${entries.join(',\n')}\n${blanks}]`;
}

function indented(value: unknown, blanks: string): string {
  // Line breaks of texts are escaped: those that stand here are between the lines.
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${blanks}`);
}
