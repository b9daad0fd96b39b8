import type { Color } from '@/lib/catalogue/schema/colors';

const MOST = 4;
const STEP = 16;

/** The colors that there are to choose from as dots, four at most and how many more; a listener hears their names. */
export function ColorDots({ colors }: { colors: readonly Color[] }) {
  if (colors.length < 2) return null;
  const more = colors.length - MOST;
  return (
    <svg role="img" aria-label={`In ${colors.map(({ name }) => name).join(', ')}`}>
      {colors.slice(0, MOST).map(({ name, hex }, index) => (
        <rect key={name} x={index * STEP || undefined} fill={hex} />
      ))}
      {more > 0 && (
        <text x={MOST * STEP} y="10">
          {`+${more}`}
        </text>
      )}
    </svg>
  );
}
