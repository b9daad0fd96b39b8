/** Whether a crawler may ask for an address, by the lines of a robots.txt for all: of those that match the longest, of two as long the one that allows (RFC 9309). */
export function mayCrawl(robots: string, address: string): boolean {
  const lines = robots.split('\n').flatMap((line) => {
    const [, verb, pattern] = /^(Allow|Disallow): (\S+)/.exec(line) ?? [];
    return verb && pattern ? [{ isAllowed: verb === 'Allow', pattern }] : [];
  });
  const source = (pattern: string) => `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`;
  const [first] = lines
    .filter(({ pattern }) => new RegExp(source(pattern)).test(address))
    .sort((a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowed) - Number(a.isAllowed));
  return first?.isAllowed ?? true;
}
