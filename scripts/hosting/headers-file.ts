import { type HeaderRule, type HostRules, patternSource } from './rules';

/** Rules that Cloudflare accepts in `_headers`. */
export const MAX_RULES = 100;

/**
 * `_headers` for Cloudflare and Netlify. Their rules also apply to 404 responses, so a file that is cached for a year
 * has a rule of its own; a pattern would cache a missing file for a year. Files beyond the limit are revalidated.
 * @param files addresses in the export, the most requested first
 */
export function headersFile({ headers, caches }: HostRules, files: readonly string[]): string {
  const matches = (file: string, { path }: { path: string }) => new RegExp(patternSource(path)).test(file);
  const toRule = (path: string, value: string): HeaderRule => ({ path, headers: { 'Cache-Control': value } });
  const byPattern = caches
    .filter((rule) => files.some((file) => matches(file, rule)))
    .flatMap(({ path, withoutStatus }) => (withoutStatus ? [toRule(path, withoutStatus)] : []));
  const byFile = files.flatMap((file) => {
    const rule = caches.find((candidate) => matches(file, candidate));
    return rule && !rule.withoutStatus ? [toRule(file, rule.value)] : [];
  });
  // Cloudflare Workers apply only the last of two rules with the same pattern.
  const byPath = new Map<string, HeaderRule['headers']>();
  for (const { path, headers: values } of [...headers, ...byPattern, ...byFile]) {
    byPath.set(path, { ...byPath.get(path), ...values });
  }
  const blocks = [...byPath]
    .slice(0, MAX_RULES)
    .map(([path, values]) => [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)]);
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
