import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ranByJest, ranByPlaywright, whyMissed } from '@/scripts/mutations/ran';
import { MutationWork } from '@/scripts/mutations/work';
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
        { name: '/project/tests/lib/a.test.ts', assertionResults: [{ title, status, failureMessages: ['toBe(1)'] }] },
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
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a file
    expect(whyMissed({ ...fault, title: '${what} is' }, jestOf('a word is', 'failed'))).toBeUndefined();
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

  test('is there for as long as it is looked for, and mended again whatever happens', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
    writeFileSync(join(folder, 'a.ts'), 'one two');
    const text = () => readFileSync(join(folder, 'a.ts'), 'utf8');
    const progress = { show: () => undefined, clear: () => undefined };
    const work = new MutationWork({ folder, env: process.env, signal: new AbortController().signal, progress });
    const [one, two] = ['one', 'two'].map((find) => ({ ...fault, file: 'a.ts', find, replace: '$&!' })) as [
      Mutation,
      Mutation,
    ];
    expect([await work.withFaults([one, two], async () => text()), text()]).toEqual(['$&! $&!', 'one two']);
    await expect(work.withFaults([one, one], async () => text())).rejects.toThrow('a.ts holds 0 times: one');
    await expect(work.withFaults([one], () => Promise.reject(new Error('build')))).rejects.toThrow('build');
    expect(text()).toBe('one two');
  });
});
