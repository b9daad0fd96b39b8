/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { ranByJest, ranByPlaywright, whyMissed } from '@/scripts/mutations/ran';
import type { Mutation } from '@/tests/mutations/mutation';
import { MUTATIONS } from '@/tests/mutations/mutations';

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const countIn = (text: string, part: string) => text.split(part).length - 1;

/** Whether a test with this title runs at night alone: by its file, or by a tag of its own or of the part in which it stands. */
function isAtNight({ test, title }: Mutation): boolean {
  const [before = '', after = ''] = textOf(test).split(title);
  const indent = (line: string) => line.length - line.trimStart().length;
  const lines = before.split('\n');
  const [own = ''] = lines.slice(-1);
  const heads = [`${own}${after.split('=>')[0]}`];
  let depth = indent(own);
  for (const line of lines.toReversed()) {
    if (!line.trim() || indent(line) >= depth) continue;
    depth = indent(line);
    heads.push(line);
  }
  return test.includes('.night.') || heads.some((head) => /@night\b/.test(head));
}

test('there are forty faults or more, each with a sentence of its own', () => {
  expect(new Set(MUTATIONS.map(({ fault }) => fault)).size).toBe(MUTATIONS.length);
  expect(MUTATIONS.length).toBeGreaterThanOrEqual(40);
});

test.each(MUTATIONS)('$fault: it can be brought back, and its test is one of the quick gate', (mutation) => {
  const { file, find, replace, test, title } = mutation;
  expect([file, countIn(textOf(file), find)]).toEqual([file, 1]);
  expect(replace).not.toBe(find);
  expect([test, countIn(textOf(test), title)]).toEqual([test, 1]);
  expect(isAtNight(mutation)).toBe(false);
});

describe('a fault', () => {
  const fault: Mutation = {
    ...{ fault: 'A fault', since: '1234567', file: 'lib/a.ts', find: 'a', replace: 'b' },
    ...{ runner: 'unit', test: 'tests/lib/a.test.ts', title: '%s is refused (row 1)' },
  };
  const jestOf = (title: string, status: string) =>
    ranByJest({
      testResults: [
        { name: '/work/tests/lib/a.test.ts', assertionResults: [{ title, status, failureMessages: ['toBe(1)'] }] },
      ],
    });
  const ran = (status: 'unexpected' | 'expected' | 'skipped', message: string) =>
    ranByPlaywright({
      suites: [
        {
          specs: [],
          suites: [
            {
              specs: [{ file: 'e2e/a.spec.ts', title: 'a', tests: [{ status, results: [{ errors: [{ message }] }] }] }],
            },
          ],
        },
      ],
    });
  const seen: Mutation = { ...fault, runner: 'browser', test: 'tests/e2e/a.spec.ts', title: 'a', says: 'toBe(1)' };

  test('is found where its test has failed', () => {
    expect(whyMissed(fault, jestOf('a word is refused (row 1)', 'failed'))).toBeUndefined();
    expect(whyMissed(seen, ran('unexpected', 'expect.\u001b[2mtoBe(1)'))).toBeUndefined();
  });

  test('is missed where its test has passed', () => {
    expect(whyMissed(fault, jestOf('a word is refused (row 1)', 'passed'))).toBe('its test has passed');
    expect(whyMissed(seen, ran('expected', ''))).toBe('its test has passed');
  });

  test('is missed where its test did not run', () => {
    expect(whyMissed(fault, [])).toBe('its test did not run');
    expect(whyMissed(fault, jestOf('a word is refused (row 1)', 'pending'))).toBe('its test did not run');
    expect(whyMissed(fault, jestOf('a word is refused (row 12)', 'failed'))).toBe('its test did not run');
    expect(whyMissed({ ...fault, test: 'tests/lib/b.test.ts' }, jestOf('a word is refused (row 1)', 'failed'))).toBe(
      'its test did not run',
    );
    expect(whyMissed(seen, ran('skipped', ''))).toBe('its test did not run');
  });

  test('is missed where its test has failed for another reason, as by another fault in the same build', () => {
    expect(whyMissed(seen, ran('unexpected', 'net::ERR_FAILED'))).toMatch(/^its test says something else than 'toBe/);
  });
});
