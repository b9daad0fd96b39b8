import { Fragment } from 'react';
import type { Card } from '@/lib/catalogue/card';

const MOST = 4;
const STEP = 16;

/** The colors that there are to choose from as dots, four at most and how many more; what cannot be had is struck out. A listener hears their names. */
export function ColorDots({ colors, unsold = {} }: Pick<Card, 'colors' | 'unsold'>) {
  if (colors.length < 2) return null;
  const words = colors.map(({ name }) => (unsold[name] ? `${name} (${unsold[name]})` : name));
  const more = colors.length - MOST;
  return (
    <svg role="img" aria-label={`In ${words.join(', ')}`}>
      {colors.slice(0, MOST).map(({ name, hex }, index) => (
        <Fragment key={name}>
          <rect x={index * STEP || undefined} fill={hex} fillOpacity={unsold[name] && 0.4} />
          {unsold[name] && <path d={`M${index * STEP} 11l10-10`} stroke="currentColor" />}
        </Fragment>
      ))}
      {more > 0 && (
        <text x={MOST * STEP} y="10">
          {`+${more}`}
        </text>
      )}
    </svg>
  );
}
