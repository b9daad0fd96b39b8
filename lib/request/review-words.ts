import { choiceWords } from '../catalogue/choice';
import { formatPrice } from '../catalogue/price';
import { ageSentence } from '../catalogue/restrictions';
import { STATES } from '../catalogue/states';
import { counted } from '../counted';
import { listed } from '../listed';
import { type Finding, isNews } from './findings';

const priceOf = (price: number) => (price > 0 ? formatPrice(price) : 'priced on request');

/** Remarks on a line, a sentence each; all open picks are in one. */
export function remarksOf(findings: readonly Finding[]): { words: string; isFault: boolean }[] {
  const open = findings.flatMap((finding) => (finding.kind === 'open' ? `a ${finding.control}` : []));
  return [
    ...findings
      .filter(({ kind }) => kind !== 'open')
      // News and hints may be passed over; all else is to be looked at before the list is sent.
      .map((finding) => ({ words: findingWords(finding), isFault: !isNews(finding) && !isHint(finding) })),
    ...(open.length > 0 ? [{ words: `Choose ${listed(open)}.`, isFault: true }] : []),
  ];
}

/** Remarks on a line for a message and a file, a sentence each; hints are for the page of the list. */
export function toldOf(findings: readonly Finding[]): string[] {
  return findings.filter((finding) => !isHint(finding)).map(findingWords);
}

const isHint = ({ kind }: Finding) => kind === 'pieces' || kind === 'near-break';

/** The sentence for a finding. */
export function findingWords(finding: Finding): string {
  switch (finding.kind) {
    case 'gone':
      return 'This product is no longer in the catalog.';
    case 'renamed':
      return `Was “${finding.was}” when it was added.`;
    case 'renumbered':
      return finding.was === undefined
        ? 'Had no item number when it was added.'
        : `Was item ${finding.was} when it was added.`;
    case 'repriced':
      return repricedWords(finding);
    case 'not-offered':
      return `No longer offered in ${finding.control === 'color' ? finding.value : `${finding.control} ${finding.value}`}.`;
    case 'open':
      return `Choose a ${finding.control}.`;
    case 'not-made':
      return `Not made in this combination: ${choiceWords(finding.choice)}.`;
    case 'sold-out':
      return 'Sold out at the moment.';
    case 'too-few':
      return `The least quantity is ${finding.minimum}${finding.step > 1 ? `, in steps of ${finding.step}` : ''}.`;
    case 'off-step':
      return `Ordered in steps of ${finding.step}: ${finding.nearest.join(' or ')}.`;
    case 'near-break':
      return `From ${finding.from}: ${formatPrice(finding.price)} each.`;
    case 'not-shipped':
      return `Not shipped to ${STATES[finding.state] ?? finding.state}.`;
    case 'some-cities':
      return 'Not shipped to some cities: its page says which.';
    case 'minimum-age':
      return ageSentence(finding.age);
    case 'pieces':
      return piecesWords(finding);
  }
}

function repricedWords({ was, now }: Extract<Finding, { kind: 'repriced' }>): string {
  const before = `Was ${priceOf(was)} when it was added`;
  if (was === 0 || now === 0) return `${before}, now ${priceOf(now)}.`;
  return `${before}, now ${now > was ? 'up' : 'down'} to ${formatPrice(now)}.`;
}

function piecesWords({ names, unnamed }: Extract<Finding, { kind: 'pieces' }>): string {
  const others = unnamed === 0 ? [] : [names.length === 0 ? counted(unnamed, 'piece') : `${unnamed} more`];
  return `A kit of ${listed([...names, ...others])}.`;
}
