import { type HostRules, plainRedirects } from './rules';

/** `_headers` of Cloudflare Pages and Netlify. */
export function headersFile({ headers }: HostRules): string {
  const blocks = headers.map(({ path, headers: set }) =>
    [path, ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `# Made by scripts/hosting.\n${blocks.join('\n\n')}\n`;
}

/** `_redirects` of Cloudflare Pages and Netlify. */
export function redirectsFile(rules: HostRules): string {
  return `# Made by scripts/hosting.\n${plainRedirects(rules)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('')}`;
}
