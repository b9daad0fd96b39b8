/** Result of a test runner: counts, and each failed test with file and title. */
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
 * Parses the JSON report of Jest. Skipped tests, and files that could not be run, count as failed.
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

/** Parses the JSON report of Playwright. Skipped and flaky tests count as failed. */
export function readPlaywrightReport({ stats, suites, errors }: PlaywrightReport): TestReport {
  const failures = [
    ...errors.map(({ message = 'unknown error' }) => ({ file: 'playwright.config.ts', title: message })),
    ...suites.flatMap(failuresOf),
  ];
  return { passed: stats.expected, failed: failures.length, failures };
}

function failuresOf({ suites = [], specs = [] }: PlaywrightSuite): { file: string; title: string }[] {
  const failures = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status }) => ({ file: `tests/${file}`, title: `[${projectName}] ${title} (${status})` })),
  );
  return [...failures, ...suites.flatMap(failuresOf)];
}
