export type Count = { passed: number; failed: number };

export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
};

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
};

/** Counts a Jest report. A skipped test counts as failed, and so does a file that could not be run: neither shows that anything works. */
export function countJest(report: JestReport): Count {
  const { numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report;
  const failed = numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed };
}

/** Counts a Playwright report by the same rule; a test that passed only when tried again has failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/**
 * The count that a step adds to the sum. A step without tests of its own counts as one; a runner that left no report, ran
 * nothing, or failed without a failed test has failed once.
 */
export function countStep({
  exitCode,
  tests,
  hasTests,
}: {
  exitCode: number;
  tests?: Count;
  hasTests: boolean;
}): Count {
  if (!hasTests) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed, failed } = tests ?? { passed: 0, failed: 0 };
  const isHollow = passed + failed === 0 || (exitCode !== 0 && failed === 0);
  return { passed, failed: isHollow ? failed + 1 : failed };
}
