/** How long and how much is waited for, and which pictures are taken. */
export const PHOTOGRAPH_LIMITS = {
  idleMs: 15_000,
  totalMs: 60_000,
  redirects: 5,
  bytes: 20_000_000,
  pixels: 50_000_000,
  /** The shortest side, in pixels. */
  side: 16,
};

export type PhotographLimits = Readonly<typeof PHOTOGRAPH_LIMITS>;
