import { type CssNode, generate, parse, walk } from 'css-tree';
import { readSources } from './sources';

const sheets = [...readSources()].filter(([path]) => path.endsWith('.css'));

/** Selectors of the rules that have a hover look and are not inside '@media (hover: hover)'. */
function hoverRules(text: string): string[] {
  const found: string[] = [];
  const conditions: string[] = [];
  walk(parse(text), {
    enter(node: CssNode) {
      if (node.type === 'Atrule') conditions.push(node.prelude ? generate(node.prelude) : '');
      if (node.type !== 'Rule' || conditions.some((condition) => condition.includes('hover'))) return;
      const selectors = generate(node.prelude).split(',');
      if (selectors.every((selector) => selector.includes(':hover'))) found.push(generate(node.prelude));
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule') conditions.pop();
    },
  });
  return found;
}

test('nothing keeps its hover look after a touch', () => {
  expect([sheets.length > 50, sheets.flatMap(([path, text]) => hoverRules(text).map((rule) => [path, rule]))]).toEqual([
    true,
    [],
  ]);
});

test('all text grows with the font size of the browser', () => {
  const fixed = sheets.flatMap(([path, text]) =>
    (text.match(/font(?:-size)?:[^;]*\dpx[^;]*/g) ?? [])
      .filter((found) => !/\dr?em\b/.test(found))
      .map((found) => `${path}: ${found}`),
  );
  expect(fixed).toEqual([]);
});

test('colors are in app/globals.css; shades of black over a page may be anywhere', () => {
  const named = sheets.flatMap(([path, text]) =>
    path === 'app/globals.css' ? [] : (text.match(/:[^;{}]*(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\((?!0 0 0 \/))/gi) ?? []),
  );
  expect(named).toEqual([]);
});
