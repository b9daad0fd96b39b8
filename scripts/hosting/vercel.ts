import { type HostRules, plainRedirects } from './rules';

/** `vercel.json`: builds the export and serves it as plain files. */
export function vercelFile(rules: HostRules): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    trailingSlash: true,
    headers: rules.headers.map(({ path, headers: set }) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(set).map(([key, value]) => ({ key, value })),
    })),
    redirects: plainRedirects(rules).map(({ from, to }) => ({
      source: from.replace('*', ':splat*'),
      destination: to.replace(':splat', ':splat*'),
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
