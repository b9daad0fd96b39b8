/**
 * Whether the policy of this page lets a picture be shown: the shop's own, and those of hosts that the catalogue named when the page was
 * built. Any, where a page has no policy.
 */
export function isShownHere(address: string): boolean {
  if (!address.startsWith('https:')) return true;
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
  const [, sources] = /(?:^|; )img-src ([^;]*)/.exec(policy) ?? [];
  return sources === undefined || sources.split(' ').includes(new URL(address).origin);
}
