import { type ChangesResult, readBuild, reportChanges } from '@/scripts/bench/changes-report';

const OUTPUT = `
rendered 14,000 of 14,318 pages: 14,000 changed
rendered 46 of 14,318 pages: 22 changed, 18 that every build draws, 6 to be compared with kept ones
out: each page under a content security policy
out: changed 31, added 1,002, removed 4 of 16,824 files
31.4 s: address 0.4, catalogue 1.0, pictures 2.1, plan 3.0, pages 9.5, share images 2.2, export 4.1, plan 2.5, export 3.5
`;

test('a build is read by what it prints of itself, and steps that ran twice are added up', () => {
  expect(readBuild(OUTPUT)).toEqual({
    steps: { address: 0.4, catalogue: 1, pictures: 2.1, plan: 5.5, pages: 9.5, 'share images': 2.2, export: 7.6 },
    rendered: 46,
    pages: 14_318,
    changedFiles: 1037,
  });
});

test('figures that a build does not print are not known', () => {
  expect(readBuild('2.0 s: address 2.0')).toEqual({
    steps: { address: 2 },
    rendered: undefined,
    pages: undefined,
    changedFiles: undefined,
  });
});

test('the report has a column for each build, its figures and its steps, and the time of a second start', () => {
  const result: ChangesResult = {
    products: 10_000,
    startSeconds: 2.34,
    builds: {
      'from nothing': { seconds: 150, peakBytes: 2.1e9, ...readBuild('150.0 s: compile 40.0, pages 100.0') },
      'one price': { seconds: 31.4, peakBytes: undefined, ...readBuild(OUTPUT) },
    },
  };
  const report = reportChanges({ 10000: result });
  expect(report).toMatch(/^10,000 products +from nothing +one price$/m);
  expect(report).toMatch(/^whole build, s +150\.0 +31\.4$/m);
  expect(report).toMatch(/^peak memory, MB +2,100 +n\/a$/m);
  expect(report).toMatch(/^pages rendered +n\/a +46$/m);
  expect(report).toMatch(/^files changed +n\/a +1,037$/m);
  expect(report).toMatch(/^compile +40\.0 +n\/a$/m);
  expect(report).toMatch(/^export +n\/a +7\.6$/m);
  expect(report).toContain('A second npm start answers after 2.3 s.');
});
