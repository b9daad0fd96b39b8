/** Faults and bad input that the store must stand, by number; the numbers stand in the titles of tests. */
const ROWS: readonly string[] = [
  '`</script>`, `<!--`, U+2028 in any text',
  'a corrupt or mistyped value in storage',
  'storage is full on add, edit or delete',
  'storage is denied',
  'two tabs add and delete at once',
  'a newer catalogue over edits',
  'export, apply, build, open',
  'JavaScript off, or chunks blocked',
  'a chunk answers 404 or HTML after a redeploy',
  'content security policy on every template',
  'addresses of pictures that may not be',
  'ids that make a page unreachable',
  'ids equal but for case or Unicode form',
  'the same id twice',
  'prices that are none',
  'any link on any template',
  'pictures fail, hang, or all fail',
  'a ledger of an older or a newer schema',
  'hostile imports',
  'CSV: quotes, line breaks, formulas',
  'texts that are too long',
  '100,000 characters in any field',
  'a hostile way back on the login page',
  'the admin inside a frame',
  'files that are no pictures',
  'delete, then undo; reload; bulk',
  'a tab closed in the middle of a form',
  'an update of an unknown id',
  'a wrong login',
  'the list of goods is missing or HTML',
  'right-to-left text, emoji, zero-width, NFC and NFD',
  'missing, invalid or future dates',
  'two clean builds of one tree',
  'wrong case, no trailing slash, `?utm`, `%2F`, unknown id',
];

/** What holds a row beside its tests. */
const BESIDE: Readonly<Record<number, string>> = {
  10: '`tests/e2e/fixtures.ts`: every browser test fails on a violation',
  16: '`tests/e2e/fixtures.ts`: every browser test fails on a 404',
  33: '`npm run check:reproducible`, a step of the gate',
};

export type Coverage = { row: number; file: string; title: string };

/** The rows that the titles in a test file name: 'what is refused (row 25)', 'rows 1 and 31'. */
export function readCoverage(file: string, text: string): Coverage[] {
  return [...text.matchAll(/(['`])((?:(?!\1)[^\\\n]|\\.)*?\brows? \d(?:(?!\1)[^\\\n]|\\.)*)\1/g)].flatMap(
    ([, , title = '']) =>
      [...title.matchAll(/\brows? ((?:\d+(?:, | and )?)+)/g)].flatMap(([, numbers = '']) =>
        (numbers.match(/\d+/g) ?? []).map((number) => ({ row: Number(number), file, title })),
      ),
  );
}

/** The rows that no test names, and numbers in tests that are no row. */
export function coverageFaults(coverage: readonly Coverage[]): string[] {
  const covered = new Set(coverage.map(({ row }) => row));
  return [
    ...ROWS.flatMap((what, index) => (covered.has(index + 1) ? [] : [`row ${index + 1} (${what}) has no test`])),
    ...coverage.filter(({ row }) => !ROWS[row - 1]).map(({ row, file }) => `${file} names row ${row}, which is none`),
  ];
}

/** The text of docs/acceptance-coverage.md. */
export function coveragePage(coverage: readonly Coverage[]): string {
  const sections = ROWS.map((what, index) => {
    const tests = coverage
      .filter(({ row }) => row === index + 1)
      .map(({ file, title }) => `- \`${file}\`: ${title.replace(/\\(.)/g, '$1')}`);
    const beside = BESIDE[index + 1];
    return `## ${index + 1}. ${what}\n\n${[...tests, ...(beside ? [`- ${beside}`] : [])].join('\n')}`;
  });
  return `# Faults and bad input: where each is tested\n\nWritten by \`npm run acceptance\` from the titles of the tests; a test compares.\n\n${sections.join('\n\n')}\n`;
}
