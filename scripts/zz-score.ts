/**
 * Score. `npm run zz-score`
 */
import { readFileSync } from 'node:fs';
import { parseCatalogueText } from '../lib/catalogue/parse-text';
import { plainProduct } from '../lib/catalogue/schema/product';
import { toRow } from '../lib/listing/to-row';
import { OrderDesk } from '../lib/order/order-desk';
import { judge, readPastes, saidShort } from '../tests/sample/order/score';

const file = 'data/catalogue.json';
const r = parseCatalogueText(readFileSync(file, 'utf8'), file);
if (!r.ok) throw 1;
const rows = r.catalogue.products.map(plainProduct).map(toRow);
const desk = new OrderDesk(rows);
if (process.env.L) {
  for (const one of desk.resolve(process.env.L.replaceAll('\\n', '\n').replaceAll('\\t', '\t')))
    console.log(
      saidShort(one),
      JSON.stringify((one as any).marks?.map((m: any) => one.text.slice(m.start, m.end) + ':' + m.role)),
    );
  process.exit();
}
const t0 = Date.now();
const lines = (process.env.F ?? 'tests/sample/order/judged-a.jsonl')
  .split(',')
  .flatMap((f) => judge(readPastes(f), (t) => desk.resolve(t)));
const count: any = {};
const byKind: any = {};
for (const l of lines) {
  count[l.verdict] = (count[l.verdict] ?? 0) + 1;
  const k = (byKind[l.kind] ??= {});
  k[l.verdict] = (k[l.verdict] ?? 0) + 1;
}
const clear = lines.filter((l) => l.entries.length > 0 && l.entries.every((e) => !e.ask?.length)).length;
if (!process.env.Q)
  for (const l of lines)
    if (
      l.verdict !== 'right' &&
      (!process.env.K || process.env.K.includes(l.kind)) &&
      (!process.env.V || process.env.V === l.verdict)
    ) {
      console.log(`\n${l.verdict.toUpperCase()} [${l.kind}] ${JSON.stringify(l.text)}`);
      for (const e of l.entries)
        console.log(
          `   want ${e.product ?? '?'} ${[e.color, e.size, e.waist, e.length, e.sleeve].filter(Boolean).join('/')} x${e.quantity}${e.person ? ' for ' + e.person : ''}${e.ask?.length ? ' ASK ' + e.ask : ''}`,
        );
      for (const o of l.read)
        console.log(
          `   got  ${saidShort(o)} ${JSON.stringify((o as any).marks?.filter((m: any) => /\d/.test(o.text.slice(m.start, m.end))).map((m: any) => o.text.slice(m.start, m.end) + ':' + m.role))}`,
        );
    }
console.log(
  count,
  lines.length,
  'clear',
  clear,
  'asked share',
  ((count.asked ?? 0) / clear).toFixed(3),
  'right',
  ((count.right ?? 0) / lines.length).toFixed(3),
  Date.now() - t0,
  'ms',
);
if (process.env.KINDS) console.log(byKind);
