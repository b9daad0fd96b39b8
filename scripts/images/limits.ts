/** How long and how much is waited for, and which pictures are taken. */
export type PhotographLimits = {
  idleMs: number;
  totalMs: number;
  redirects: number;
  bytes: number;
  pixels: number;
  /** The shortest side, in pixels. */
  side: number;
};

export const PHOTOGRAPH_LIMITS: PhotographLimits = {
  idleMs: 15_000,
  totalMs: 60_000,
  redirects: 5,
  bytes: 20_000_000,
  pixels: 50_000_000,
  side: 16,
};
