import { stripVTControlCharacters } from 'node:util';
import type { Mutation } from '../../tests/mutations/mutation';

/** A test that ran: its file and title, and what it says where it failed. */
export type Ran = { file: string; title: string; isPassed: boolean; said: string };

type JestReport = {
  testResults: readonly {
    name: string;
    assertionResults: readonly { title: string; status: string; failureMessages: readonly string[] }[];
  }[];
};

type Suite = {
  suites?: readonly Suite[];
  specs: readonly {
    file: string;
    title: string;
    tests: readonly { status: string; results: readonly { errors: readonly { message?: string }[] }[] }[];
  }[];
};

type PlaywrightReport = { suites: readonly Suite[] };

/** The tests of a jest report that ran, and did not only stand in a file that did. */
export function ranByJest({ testResults }: JestReport): Ran[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status, failureMessages }) => ({
        file: name,
        title,
        isPassed: status === 'passed',
        said: failureMessages.join('\n'),
      })),
  );
}

/** The same of a report of Playwright, in which files are named from `tests/` on. */
export function ranByPlaywright({ suites }: PlaywrightReport): Ran[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...ranByPlaywright({ suites: inner }),
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'skipped')
        .map(({ status, results }) => ({
          file,
          title,
          isPassed: status === 'expected',
          said: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
        })),
    ),
  ]);
}

/** A pattern for a title, whose placeholders stand for anything. */
export function titlePattern(title: string): string {
  return title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%[a-z]|\\\$\\\{\w+\\\}/g, '.*');
}

/** Why a mutation was not found by its test; undefined where it was. */
export function whyMissed(mutation: Mutation, ran: readonly Ran[]): string | undefined {
  const own = testsOf(mutation, ran);
  if (own.length === 0) return 'its test did not run';
  const failed = own.filter(({ isPassed }) => !isPassed);
  if (failed.length === 0) return 'its test has passed';
  const words = 'says' in mutation ? mutation.says : '';
  // Without colors, which Playwright gives its messages.
  const said = failed.map((test) => stripVTControlCharacters(test.said)).join('\n');
  return said.includes(words) ? undefined : `its test says something else than '${words}':\n${said.slice(0, 2000)}`;
}

/** The runs of a mutation's test: several where its title is that of a table. */
export function testsOf({ test, title }: Mutation, ran: readonly Ran[]): Ran[] {
  const pattern = new RegExp(`^${titlePattern(title)}$`);
  return ran.filter((one) => isSameFile(one.file, test) && pattern.test(one.title));
}

const isSameFile = (file: string, test: string) => `tests/${file}`.replaceAll('\\', '/').endsWith(test);
