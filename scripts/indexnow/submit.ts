export type Submission = {
  /** Where the protocol is spoken. */
  endpoint: string;
  key: string;
  /** The absolute address of the folder in which the key file stands, with a slash at its end: only what is below it may be sent. */
  root: string;
};

/** The most addresses of one request (indexnow.org). */
const MOST = 10_000;
const PATIENCE_MS = 30_000;

/** The answers of the protocol, in words for who asked. */
const MEANINGS: Readonly<Record<number, string>> = {
  400: 'the request is not understood',
  403: 'the key is not valid: publish a build that was made with this INDEXNOW_KEY first, so that its key file can be read',
  422: 'the addresses do not belong to the site, or the key does not fit',
  429: 'too many requests: wait before the next one',
};

/** Tells search engines which addresses have changed; throws an error that says what the host answered, or that it did not. */
export async function submit(addresses: readonly string[], { endpoint, key, root }: Submission): Promise<void> {
  const keyLocation = new URL(`${key}.txt`, root).href;
  for (let start = 0; start < addresses.length; start += MOST) {
    const urlList = addresses.slice(start, start + MOST);
    const body = JSON.stringify({ host: new URL(root).host, key, keyLocation, urlList });
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(({ message, cause }: Error) => {
      throw new Error(`${endpoint} does not answer: ${(cause as Error | undefined)?.message || message}`);
    });
    if (response.status === 200 || response.status === 202) continue;
    const meaning = MEANINGS[response.status];
    throw new Error(`${endpoint} answered ${response.status}${meaning ? `: ${meaning}` : ''}.`);
  }
}
