import { CHOICE_NAMES, type Choice, ownNames } from '@/lib/catalogue/choice';
import type { Candidate, Resolution } from '@/lib/order/resolution';

const picked = (choice: Choice) =>
  [...CHOICE_NAMES, ...ownNames(choice)].flatMap((name) => choice[name] ?? []).join('/');
const named = ({ row, choice }: Candidate) => [row.card.id, picked(choice)].filter(Boolean).join(' ');

/**
 * A resolution in a few words: 'rothco-101 Black/L x4 for Miller', 'which: a-1, a-2 x1', 'none'; ' ?' at the end where something is
 * asked. Of several products the first three are named, without what is picked of them.
 */
export function said(resolution: Resolution): string {
  const { kind } = resolution;
  if (kind === 'heading' || kind === 'prose' || kind === 'table') return kind;
  const what =
    kind === 'found'
      ? named(resolution.candidate)
      : kind === 'which'
        ? `which: ${resolution.candidates
            .slice(0, 3)
            .map(({ row }) => row.card.id)
            .join(', ')}`
        : kind;
  const { quantity, person, note } = resolution;
  const asked = kind === 'none' ? '' : ` x${quantity}`;
  return `${what}${asked}${person ? ` for ${person}` : ''}${note ? ` (${note})` : ''}${resolution.kind !== 'none' && resolution.asks.length > 0 ? ' ?' : ''}`;
}
