import { readdirSync, readFileSync } from 'node:fs';

/** Words of this project's former vocabulary; ../../../docs/design.md has the standard terms. */
const OLD_WORDS =
  /^(?:goods|makers?|desks?|deeds?|ledgers?|faults?|unmade|unsold|speakers?|rebase|strangers?|wishes|doubts?|anew|foreign|whoever|nobody|stands|mend(?:s|ed)?|owed|awaited|bears?|beside)$/;
/** Names in stored data and exported pages, which must not change. */
const STORED = /\bunsold\b|\bmakers\b|data-fault|'ledger'|goods-|-goods/g;

test.each(['app', 'components', 'docs', 'lib', 'scripts'])('%s uses the standard terms', (folder) => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:tsx?|css|md)$/.test(path),
  );
  const found = paths.flatMap((path) => {
    const words = readFileSync(`${folder}/${path}`, 'utf8')
      .replace(STORED, '')
      .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/);
    return [...new Set(words)].filter((word) => OLD_WORDS.test(word.toLowerCase())).map((word) => `${path}: ${word}`);
  });
  expect([paths.length > 5, found]).toEqual([true, []]);
});
