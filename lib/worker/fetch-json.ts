/**
 * Fetches JSON, and where that fails a second time past the browser's cache: a host may have sent a 404 to be kept for good. Throws
 * when it fails again.
 */
export async function fetchJson<Content>(address: string, options: RequestInit = {}): Promise<Content> {
  try {
    return await read(address, options);
  } catch {
    return read(address, { cache: 'reload' });
  }
}

async function read<Content>(address: string, options: RequestInit): Promise<Content> {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
