/** What a test runner reports: its counts, and each failed test by file and title. */
export type TestReport = { passed: number; failed: number; failures: readonly { file: string; title: string }[] };

type JestReport = {
  numPassedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { status: string; fullName: string }[];
  }[];
};

type PlaywrightSuite = {
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { title: string; file: string; tests: readonly { projectName: string; status: string }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number };
  suites: readonly PlaywrightSuite[];
  errors: readonly { message?: string }[];
};

/**
 * Reads the JSON of Jest. A skipped test counts as failed, and so does a file that could not be run: neither shows that anything works.
 * @param root the project, for paths relative to it
 */
export function readJestReport(report: JestReport, root: string): TestReport {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (status === 'failed' && failed.length === 0) return [{ file, title: 'could not be run' }];
    return failed.map((test) => ({ file, title: `${test.fullName} (${test.status})` }));
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/** Reads the JSON of Playwright by the same rule; a test that passed only when it was tried again has failed. */
export function readPlaywrightReport({ stats, suites, errors }: PlaywrightReport): TestReport {
  const failures = [
    ...errors.map(({ message = 'unknown error' }) => ({ file: 'playwright.config.ts', title: message })),
    ...suites.flatMap(failuresOf),
  ];
  return { passed: stats.expected, failed: failures.length, failures };
}

function failuresOf({ suites = [], specs = [] }: PlaywrightSuite): { file: string; title: string }[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status }) => ({ file: `tests/${file}`, title: `[${projectName}] ${title} (${status})` })),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}
