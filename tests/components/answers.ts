/** The answer to a fetch: a body with status 200, a page instead of data with status 200, or a status alone. */
type Answer = { body: unknown } | { html: string } | { status: number };

/** Lets `fetch` give these answers one after the other, the last one for ever; returns the mock. */
export function answerFetch(...answers: [Answer, ...Answer[]]) {
  let index = 0;
  const fetching = jest.fn(async (_address: string, _options?: RequestInit) => {
    const answer = answers[Math.min(index, answers.length - 1)] ?? answers[0];
    index += 1;
    const status = 'status' in answer ? answer.status : 200;
    const json = async () => ('body' in answer ? answer.body : JSON.parse('html' in answer ? answer.html : ''));
    const response = { ok: status < 400, status, json, body: null, clone: () => response } as Response;
    return response;
  });
  globalThis.fetch = fetching as unknown as typeof fetch;
  return fetching;
}

/** Lets `fetch` fail as it does without a network. */
export function failFetch() {
  const fetching = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  globalThis.fetch = fetching;
  return fetching;
}

/** Lets `fetch` wait for ever. */
export function hangFetch() {
  const fetching = jest.fn(() => new Promise<Response>(() => undefined));
  globalThis.fetch = fetching;
  return fetching;
}
