/** Limits of a download, and of an accepted picture. */
export const PHOTOGRAPH_LIMITS = {
  /** Maximum time without data. */
  idleMs: 15_000,
  totalMs: 60_000,
  redirects: 5,
  bytes: 20_000_000,
  pixels: 50_000_000,
  /** Minimum of both sides, in pixels. */
  side: 16,
};

export type PhotographLimits = Readonly<typeof PHOTOGRAPH_LIMITS>;
