/** A fault of a page: the field or the line in which it stands, and the reason in an owner's words. */
export type PageFault = { field?: string; message: string; isWarning?: boolean };

/** The fields at the head of a page as they are written, and its body under as many empty lines as the head has, so that lines count from the file's first. */
export type FrontMatter = { fields: Readonly<Record<string, string>>; body: string; faults: readonly PageFault[] };

const FENCE = /^---[ \t]*$/;
const FIELD = /^([A-Za-z][\w-]*)[ \t]*:(?:[ \t]+(.*))?$/;
const EXAMPLE =
  'a line of three hyphens (---), then "title: Shipping" and the other fields, a line each, and again ---';

/** Reads the head of a page: flat fields of a line each between two lines of three hyphens. Never throws. */
export function readFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const end = FENCE.test(lines[0] ?? '') ? lines.findIndex((line, index) => index > 0 && FENCE.test(line)) : -1;
  if (end < 0) return { fields: {}, body: '', faults: [{ field: 'line 1', message: `must begin with ${EXAMPLE}` }] };
  const fields = new Map<string, string>();
  const faults: PageFault[] = [];
  for (const [index, line] of lines.slice(1, end).entries()) {
    const fault = (message: string) => faults.push({ field: `line ${index + 2}`, message });
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name = '', written = ''] = FIELD.exec(line.trimEnd()) ?? [];
    if (name === '') fault('must be a field with its value, such as "title: Shipping"');
    else if (fields.has(name)) fault(`says "${name}" for the second time`);
    else if (/^[>|][+-]?$/.test(written)) fault(`must have the whole value of "${name}" in this line`);
    else fields.set(name, unquoted(written.trim()));
  }
  return { fields: Object.fromEntries(fields), body: '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n'), faults };
}

/** A value without the quotes around all of it, which some programs write. */
function unquoted(value: string): string {
  const [, double, single] = /^"((?:[^"\\]|\\.)*)"$|^'((?:[^']|'')*)'$/.exec(value) ?? [];
  return double?.replace(/\\(["\\])/g, '$1') ?? single?.replaceAll("''", "'") ?? value;
}
