import { ASKED, BESIDE, type Kind } from './asked';

/** A test that says in its title what it proves: 'what is refused (row 25, spec 5)', 'rows 1 and 31'. */
export type Proof = { kind: Kind; number: number; file: string; title: string };

const LITERAL = /(['"`])((?:(?!\1)[^\\\n]|\\.)*?\b(?:rows?|spec) \d(?:(?!\1)[^\\\n]|\\.)*)\1/g;
const MARK = /\b(rows?|spec) ((?:\d+(?:, | and )?)+)/g;

/** What the titles in a test file say that they prove. */
export function readProofs(file: string, text: string): Proof[] {
  return [...text.matchAll(LITERAL)].flatMap(([, , title = '']) =>
    [...title.matchAll(MARK)].flatMap(([, word = '', numbers = '']) =>
      (numbers.match(/\d+/g) ?? []).map(
        (number) =>
          ({
            kind: word === 'spec' ? 'spec' : 'row',
            number: Number(number),
            file,
            title,
          }) as const,
      ),
    ),
  );
}

const isOf = (kind: Kind, number: number) => (proof: Proof) => proof.kind === kind && proof.number === number;

/** What was asked and no test names, and what tests name and nobody asked. */
export function coverageFaults(proofs: readonly Proof[]): string[] {
  const missing = (['spec', 'row'] as const).flatMap((kind) =>
    Object.entries(ASKED[kind])
      .filter(([number]) => !proofs.some(isOf(kind, Number(number))))
      .map(([number, what]) => `${kind} ${number} (${what}) has no test`),
  );
  const unknown = proofs.filter(({ kind, number }) => ASKED[kind][number] === undefined);
  return [...missing, ...unknown.map(({ kind, number, file }) => `${file} names ${kind} ${number}, which is none`)];
}

/** The tests that prove one thing, each file once. */
function listOf(proofs: readonly Proof[], kind: Kind, number: number): string {
  const titles = new Map<string, Set<string>>();
  for (const { file, title } of proofs.filter(isOf(kind, number))) {
    const plain = title.replace(/\\(.)/g, '$1').replace(/ \((?:rows?|spec) [^()]*\)$/, '');
    titles.set(file, (titles.get(file) ?? new Set()).add(plain));
  }
  const beside = kind === 'row' && BESIDE[number];
  return [
    ...[...titles].map(([file, own]) => `- \`${file}\`: ${[...own].join('; ')}`),
    ...(beside ? [`- ${beside}`] : []),
  ].join('\n');
}

/** The text of docs/coverage.md. */
export function coveragePage(proofs: readonly Proof[]): string {
  const chapter = (kind: Kind) =>
    Object.entries(ASKED[kind])
      .map(([number, what]) => `### ${number}. ${what}\n\n${listOf(proofs, kind, Number(number))}`)
      .join('\n\n');
  return `# What was asked, and which test proves it

Written by \`npm run coverage\` from the titles of the tests, which say what they prove: '(spec 2)', '(row 9)'. A test compares.

## The sections of the specification

${chapter('spec')}

## Faults and bad input

${chapter('row')}
`;
}
