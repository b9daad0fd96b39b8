import { withPart } from '../markdown-part';
import { markdownTable } from '../markdown-table';

const format = (figure: number) =>
  figure.toLocaleString('en-US', { maximumFractionDigits: figure < 100 && !Number.isInteger(figure) ? 1 : 0 });

/** `docs/deploy.md` with the figures of an export. */
export function withFigures(page: string, figures: ReadonlyMap<string, number>): string {
  const rows = [...figures].map(([name, figure]) => [name, format(figure)]);
  return withPart(page, 'figures', markdownTable([['bundled catalogue', ''], ...rows]));
}

/** The figures that stand in a page, by their names. */
export function readFigures(page: string): Map<string, number> {
  const [, part = ''] = page.split(/<!-- \/?figures[^>]*-->/);
  const rows = part.matchAll(/^\| (\S.*?) +\| +([\d,.]+) *\|$/gm);
  return new Map([...rows].map(([, name = '', figure = '']) => [name, Number(figure.replaceAll(',', ''))]));
}
