/** 'failed': an error status of the server, a timeout or a network error. 'offline': no connection. */
type SendResult = 'sent' | 'failed' | 'offline';

const TIMEOUT_MS = 20_000;

/** Sends a message as JSON to the shop's endpoint. Never rejects, and a retry is safe. */
export async function sendMessage(endpoint: string, message: object): Promise<SendResult> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    return navigator.onLine ? 'failed' : 'offline';
  }
}
