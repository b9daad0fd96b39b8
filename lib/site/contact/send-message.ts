/** The outcome of a message: a status that refused it, no answer within the time or at all, or no connection to begin with. */
export type SendResult =
  | { ok: true }
  | { ok: false; reason: 'refused'; status: number }
  | { ok: false; reason: 'no-answer' | 'offline' };

const TIMEOUT_MS = 20_000;

/** Sends a message as JSON to the shop's endpoint. Never rejects: what failed is in the answer, and the message may be sent again. */
export async function sendMessage(endpoint: string, message: object): Promise<SendResult> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? { ok: true } : { ok: false, reason: 'refused', status: response.status };
  } catch {
    return { ok: false, reason: navigator.onLine ? 'no-answer' : 'offline' };
  }
}
