import type { Circumstance } from '../../tests/e2e/circumstances';
import type { Template } from '../../tests/e2e/templates';
import { withPart } from '../markdown-part';
import { markdownTable } from '../markdown-table';

/** `docs/browsers.md` with what is asked in each circumstance, and a table of templates by circumstance. */
export function withCircumstances(
  page: string,
  circumstances: readonly Circumstance[],
  templates: readonly Template[],
): string {
  const asked = circumstances.map(({ name, holds, screen, night, seen, ...how }) => [
    name,
    holds,
    'proof' in how
      ? `\`${how.proof}\``
      : `\`tests/e2e/templates.spec.ts\`, ${[screen, ...(night ? [`${night} at night`] : [])].join(', ')}`,
    seen ?? '',
  ]);
  const rows = new Map(templates.map((template) => [template.group ?? template.name, template]));
  const cells = [...rows].map(([name, template]) => [
    name,
    ...circumstances.map((circumstance) =>
      'isAsked' in circumstance && !circumstance.isAsked?.(template) ? `looked at on ${circumstance.seen}` : 'test',
    ),
  ]);
  const tables = [
    markdownTable([['circumstance', 'what holds', 'held by', 'pictures looked at'], ...asked]),
    markdownTable([['template', ...circumstances.map(({ name }) => name)], ...cells]),
  ];
  return withPart(page, 'circumstances', tables.join('\n\n'), 'browsers');
}
