import { countJest, countPlaywright, countStep } from '@/scripts/verify/count';

test('skipped tests and files that do not run count as failed', () => {
  const report = {
    numPassedTests: 9,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 3,
    numRuntimeErrorTestSuites: 4,
  };
  expect(countJest(report)).toEqual({ passed: 9, failed: 10 });
  const stats = { expected: 9, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 9, failed: 7 });
});

test.each([
  ['a step that ended well', { exitCode: 0, hasTests: false }, { passed: 1, failed: 0 }],
  ['a step that failed', { exitCode: 2, hasTests: false }, { passed: 0, failed: 1 }],
  ['tests that passed', { exitCode: 0, hasTests: true, tests: { passed: 5, failed: 0 } }, { passed: 5, failed: 0 }],
  ['tests that failed', { exitCode: 1, hasTests: true, tests: { passed: 5, failed: 2 } }, { passed: 5, failed: 2 }],
  [
    'a runner that ran nothing',
    { exitCode: 0, hasTests: true, tests: { passed: 0, failed: 0 } },
    { passed: 0, failed: 1 },
  ],
  ['a runner without a report', { exitCode: 1, hasTests: true }, { passed: 0, failed: 1 }],
  [
    'a runner that broke after its tests',
    { exitCode: 1, hasTests: true, tests: { passed: 5, failed: 0 } },
    { passed: 5, failed: 1 },
  ],
])('%s is counted', (_, outcome, sum) => {
  expect(countStep(outcome)).toEqual(sum);
});
