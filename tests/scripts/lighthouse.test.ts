import { readResult, reportScores } from '@/scripts/bench/lighthouse';

const category = (score: number, ...auditRefs: { id: string; weight: number }[]) => ({ score, auditRefs });
const lhr = {
  categories: {
    performance: category(0.974, { id: 'lcp', weight: 25 }, { id: 'hint', weight: 0 }),
    accessibility: category(1, { id: 'names', weight: 7 }),
    'best-practices': category(0.9, { id: 'console', weight: 1 }, { id: 'unknown', weight: 1 }),
    seo: category(1),
  },
  audits: {
    lcp: { score: 0.8, title: 'Largest paint', displayValue: '2.5 s' },
    hint: { score: 0, title: 'A hint without weight' },
    names: { score: 1, title: 'Names' },
    console: { score: 0, title: 'Console errors' },
    unknown: { score: null, title: 'Not applicable' },
  },
};

test('a result is four scores of 100 and what keeps them from it', () => {
  const { scores, metrics, shortfalls } = readResult(lhr);
  expect(scores).toEqual({ performance: 97, accessibility: 100, practices: 90, SEO: 100 });
  expect(metrics).toEqual({ lcp: '2.5 s' });
  expect(shortfalls.map(({ audit }) => audit)).toEqual(['lcp', 'console']);
});

test('the report names page, figure and reason of what falls short', () => {
  const report = reportScores({ home: { path: '/', ...readResult(lhr), runs: [97, 96, 100] } });
  expect(report).toMatch(/home: \/ +97 +100 +90 +100 +97, 96, 100/);
  expect(report).toContain('home: performance: Largest paint (lcp) 2.5 s');
  expect(report).toContain('home: practices: Console errors (console)');
});

test('a page with nothing but full scores falls short of nothing', () => {
  const full = { path: '/', scores: { performance: 100 }, metrics: {}, shortfalls: [], runs: [100] };
  const scores = { performance: 100, accessibility: 100, practices: 100, SEO: 100 };
  expect(reportScores({ home: { ...full, scores } })).toContain('nothing falls short');
});
