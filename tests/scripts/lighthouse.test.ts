import { middleAudit, readResult } from '@/scripts/bench/audit-page';
import { reportScores } from '@/scripts/bench/lighthouse';

const category = (score: number, ...auditRefs: { id: string; weight: number }[]) => ({ score, auditRefs });
const lhr = {
  categories: {
    performance: category(0.974, { id: 'largest-contentful-paint', weight: 25 }, { id: 'hint', weight: 0 }),
    accessibility: category(1, { id: 'names', weight: 7 }),
    'best-practices': category(0.9, { id: 'console', weight: 1 }, { id: 'unknown', weight: 1 }),
    seo: category(1),
  },
  audits: {
    'largest-contentful-paint': { score: 0.8, title: 'Largest paint', displayValue: '2.5 s', numericValue: 2490.4 },
    'total-blocking-time': { score: 1, title: 'Blocked', numericValue: 12 },
    'cumulative-layout-shift': { score: 1, title: 'Shifted', numericValue: 0.0104 },
    hint: { score: 0, title: 'A hint without weight' },
    names: { score: 1, title: 'Names' },
    console: { score: 0, title: 'Console errors' },
    unknown: { score: null, title: 'Not applicable' },
  },
};

const full = { accessibility: 100, practices: 100, SEO: 100 };
const run = (performance: number, lcpMs = 1500) => ({
  ...{ scores: { ...full, performance }, lcpMs, tbtMs: 0, cls: 0, shortfalls: [] },
});
const pageOf = (...scores: number[]) => ({ path: '/', runs: scores.map((score) => run(score)) });

test('a result is four scores of 100, three figures and what keeps the scores from it', () => {
  const { scores, shortfalls, ...figures } = readResult(lhr);
  expect(scores).toEqual({ performance: 97, accessibility: 100, practices: 90, SEO: 100 });
  expect(figures).toEqual({ lcpMs: 2490.4, tbtMs: 12, cls: 0.0104 });
  expect(shortfalls.map(({ audit }) => audit)).toEqual(['largest-contentful-paint', 'console']);
});

test('the report has a row for each run and the reason of what falls short', () => {
  const report = reportScores({ home: { path: '/', runs: [readResult(lhr), run(100, 1440)] } });
  expect(report).toMatch(/home: \/, run 1 +97 +2,490 +12 +0\.010/);
  expect(report).toMatch(/home: \/, run 2 +100 +1,440 +0 +0\.000/);
  expect(report).toContain('home, run 1: performance: Largest paint (largest-contentful-paint) 2.5 s');
  expect(report).toContain('home, run 1: practices: Console errors (console)');
});

test.each([
  [[100, 100, 100, 100, 100, 100, 100, 100, 99], 'at least 8, never below 99: met'],
  [[100, 100, 100, 100, 100, 100, 100, 99, 99], 'at least 8, never below 99: MISSED'],
  [[100, 100, 100, 100, 100, 100, 100, 100, 98], 'at least 8, never below 99: MISSED'],
  [[100, 100, 100], 'at least 3, never below 99: met'],
])('of the scores %j the goal says %s', (scores, verdict) => {
  const [home, category, product] = [scores.slice(0, 3), scores.slice(3, 6), scores.slice(6)];
  const results = { home: pageOf(...home), category: pageOf(...category), product: pageOf(...product) };
  const measured = Object.entries(results).filter(([, { runs }]) => runs.length > 0);
  expect(reportScores(Object.fromEntries(measured))).toContain(verdict);
});

test('pages with nothing but full scores fall short of nothing', () => {
  expect(reportScores({ home: pageOf(100) })).toContain('nothing falls short');
});

test('the middle run is that of the middle score, then of the middle paint', () => {
  expect(middleAudit([run(100, 1500), run(96, 2600), run(100, 1700)]).lcpMs).toBe(1700);
});
