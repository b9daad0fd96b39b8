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

const TLS_ERROR_CODE =
  /^(?:EPROTO$|ERR_TLS|ERR_SSL|ERR_OSSL|CERT_|CRL_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_|INVALID_|PATH_LENGTH)/;

/** Converts a connection error to a FetchFailure. Throws other errors. */
export function toFetchFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  if (code === 'ECONNREFUSED') return new FetchFailure('refused', 'refused the connection');
  if (code === 'ENOTFOUND') return new FetchFailure('dns', 'has no such host');
  if (code === 'ETIMEDOUT') return new FetchFailure('timed-out', 'did not accept the connection in time');
  if (/^(?:EAI_|ENODATA|ESERVFAIL)/.test(code)) return new FetchFailure('dns', `could not be looked up (${code})`);
  if (TLS_ERROR_CODE.test(code)) return new FetchFailure('tls', `has no valid TLS connection: ${message} (${code})`);
  return new FetchFailure('connection', `${message} (${code})`);
}
