/** Counts above which a shop is built in another way. */
export type SizeLimits = {
  /** Pages that a thread must have to seal, to be worth its start. */
  pages: number;
  /** Products of an index in one file. */
  index: number;
};

/** Reasons: docs/decisions/large-catalogues.md. */
const LIMITS: SizeLimits = { pages: 1000, index: 20_000 };

/**
 * The limits, lowered by the variable SIZE_LIMITS, such as 'pages=40,index=20': so a small shop is built as a large one. Throws
 * on a limit that there is not, and on anything but a whole number above 0.
 */
export function readSizeLimits(text = process.env.SIZE_LIMITS ?? ''): SizeLimits {
  const given = text.split(',').filter(Boolean);
  return { ...LIMITS, ...Object.fromEntries(given.map(readLimit)) };
}

function readLimit(entry: string): [name: string, count: number] {
  const [, name = '', count = ''] = /^([a-z]+)=([1-9]\d*)$/.exec(entry) ?? [];
  if (!Object.hasOwn(LIMITS, name))
    throw new Error(`SIZE_LIMITS: "${entry}" is no limit; write one as ${Object.keys(LIMITS).join('=N, ')}=N`);
  return [name, Number(count)];
}
