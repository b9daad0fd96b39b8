/** 'refused': the server responded with an error status. 'no-answer': timeout or network error. 'offline': no connection. */
export type SendResult =
  | { ok: true }
  | { ok: false; reason: 'refused'; status: number }
  | { ok: false; reason: 'no-answer' | 'offline' };

const TIMEOUT_MS = 20_000;

/** Sends a message as JSON to the shop's endpoint. Never rejects: errors are in the result, and a retry is safe. */
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
