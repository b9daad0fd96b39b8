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

/** A failed download, which is recorded in the manifest. Other errors end the run. */
export class FetchFailure extends Error {
  /** @param reason a word for the manifest, such as 'timed-out' */
  constructor(
    readonly reason: string,
    detail: string,
  ) {
    // Removes control characters: the text may come from a certificate or URL, and is printed in a terminal.
    super(detail.replace(/[\p{C}\s]+/gu, ' ').slice(0, 300));
    this.name = 'Failure';
  }
}
