import { readFileSync } from 'node:fs';
import type { Choice } from '@/lib/catalogue/choice';
import { CHOICE_NAMES, ownNames } from '@/lib/catalogue/choice';
import type { Resolution } from '@/lib/order/resolution';

/** A thing that a line orders, as somebody judged it who does not know the reader; `ask` names what a clerk would have to ask. */
export type JudgedEntry = {
  line: number;
  product?: string;
  quantity?: number;
  person?: string;
  ask?: string[];
  /** The values of choices of the product's own. */
  options?: Readonly<Record<string, string>>;
} & Partial<Record<(typeof CHOICE_NAMES)[number], string>>;
/** A text as buyers paste it, of one line or more, and what it orders. */
export type JudgedPaste = { kind: string; paste: string; entries: JudgedEntry[]; why?: string };

/** The outcome of a judged line: `wrong` for a line with anything ticked that is not ordered so. */
export type Verdict = 'right' | 'asked' | 'wrong' | 'missed';
export type JudgedLine = {
  kind: string;
  text: string;
  entries: readonly JudgedEntry[];
  read: readonly Resolution[];
  verdict: Verdict;
};

/** Reads a file of pastes, one a line as JSON. */
export function readPastes(file: string): JudgedPaste[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as JudgedPaste);
}

/** The verdict on every line of the pastes that is not blank. */
export function judge(pastes: readonly JudgedPaste[], resolve: (text: string) => Resolution[]): JudgedLine[] {
  return pastes.flatMap(({ kind, paste, entries }) => {
    const read = resolve(paste);
    return paste.split('\n').flatMap((text, index): JudgedLine[] => {
      if (text.trim() === '') return [];
      const own = entries.filter(({ line }) => line === index + 1);
      const ours = read.filter(({ at }) => at === index + 1);
      return [{ kind, text, entries: own, read: ours, verdict: verdictOn(own, ours) }];
    });
  });
}

type Found = Extract<Resolution, { kind: 'found' }>;
const isTicked = (one: Resolution): one is Found => one.kind === 'found' && one.asks.length === 0;
const isClear = ({ ask }: JudgedEntry) => !ask || ask.length === 0;
const isSameChoice = (choice: Choice, { options = {}, ...entry }: JudgedEntry) =>
  CHOICE_NAMES.every((name) => choice[name] === entry[name]) &&
  [...ownNames(choice), ...Object.keys(options)].every((name) => choice[name] === options[name]);
const isSamePerson = (one: string | undefined, two: string | undefined) =>
  !two || fold(one ?? '').includes(fold(two)) || fold(two).includes(fold(one ?? ' '));
const fold = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

function verdictOn(entries: readonly JudgedEntry[], ours: readonly Resolution[]): Verdict {
  const open = [...ours];
  const take = (test: (one: Resolution) => boolean) => {
    const at = open.findIndex(test);
    return at < 0 ? undefined : open.splice(at, 1)[0];
  };
  const met = new Set<JudgedEntry>();
  for (const entry of entries.filter(isClear)) {
    const isIt = (one: Resolution) =>
      isTicked(one) &&
      one.candidate.row.card.id === entry.product &&
      one.quantity === entry.quantity &&
      isSameChoice(one.candidate.choice, entry) &&
      isSamePerson(one.person, entry.person);
    if (take(isIt)) met.add(entry);
  }
  if (open.some(isTicked)) return 'wrong';
  for (const entry of entries.filter((one) => !isClear(one))) {
    const isIt = (one: Resolution) =>
      (one.kind === 'found' && (one.candidate.row.card.id === entry.product || entry.product === undefined)) ||
      (one.kind === 'which' &&
        (entry.product === undefined || one.candidates.some(({ row }) => row.card.id === entry.product))) ||
      (one.kind === 'none' && entry.product === undefined);
    if (take(isIt)) met.add(entry);
  }
  if (met.size === entries.length) return 'right';
  const missed = entries.filter((entry) => !met.has(entry));
  return missed.every(isClear) && missed.every((entry) => open.some((one) => isNear(one, entry))) ? 'asked' : 'missed';
}

/** Whether a resolution leads to an entry, though something of it is asked for. */
function isNear(one: Resolution, { product }: JudgedEntry): boolean {
  return (
    (one.kind === 'found' && one.candidate.row.card.id === product) ||
    (one.kind === 'which' && one.candidates.some(({ row }) => row.card.id === product))
  );
}
