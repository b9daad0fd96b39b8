import { type CssNode, generate, parse, walk } from 'css-tree';
import { readSources } from './sources';

const sheets = [...readSources()].filter(([path]) => path.endsWith('.css'));

/** Selectors of rules with `:hover` outside '@media (hover: hover)'. */
function hoverRules(text: string): string[] {
  const selectors: string[] = [];
  const conditions: string[] = [];
  walk(parse(text), {
    enter(node: CssNode) {
      if (node.type === 'Atrule') conditions.push(node.prelude ? generate(node.prelude) : '');
      if (node.type !== 'Rule' || conditions.some((condition) => condition.includes('hover'))) return;
      const list = generate(node.prelude);
      if (list.split(',').every((selector) => selector.includes(':hover'))) selectors.push(list);
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule') conditions.pop();
    },
  });
  return selectors;
}

test('hover styles apply only to devices that can hover, so that they do not stay after a touch', () => {
  expect([sheets.length > 50, sheets.flatMap(([path, text]) => hoverRules(text).map((rule) => [path, rule]))]).toEqual([
    true,
    [],
  ]);
});

test('all text scales with the font size of the browser', () => {
  const fixed = sheets.flatMap(([path, text]) =>
    (text.match(/font(?:-size)?:[^;]*\dpx[^;]*/g) ?? [])
      .filter((found) => !/\dr?em\b/.test(found))
      .map((found) => `${path}: ${found}`),
  );
  expect(fixed).toEqual([]);
});

test('only app/globals.css has colors; transparent black is allowed everywhere', () => {
  const colors = sheets.flatMap(([path, text]) =>
    path === 'app/globals.css' ? [] : (text.match(/:[^;{}]*(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\((?!0 0 0 \/))/gi) ?? []),
  );
  expect(colors).toEqual([]);
});
