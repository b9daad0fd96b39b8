import { type HostRules, patternSource, sourceOf } from './rules';
import { placeCommand, servedFolder } from './served-folder';

/**
 * `vercel.json`: builds the export and serves it as plain files. Its routes instead of its `headers`, because these cover missing
 * files too: what stands behind `hit` is for files that were found, behind `error` for those that were not.
 */
export function vercelFile(rules: HostRules, basePath: string): string {
  const kept = rules.caches.map(({ path, value }) => ({ path, headers: { 'Cache-Control': value } }));
  const found = [...kept, ...rules.types].map(({ path, headers }) => ({
    src: patternSource(path),
    headers,
    continue: true,
  }));
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: ['npm run build', placeCommand(basePath)].filter(Boolean).join(' && '),
    outputDirectory: servedFolder(basePath),
    routes: [
      ...rules.headers.map(({ path, headers }) => ({ src: patternSource(path), headers, continue: true })),
      ...rules.redirects.map((redirect) => ({
        src: sourceOf(redirect),
        headers: { Location: redirect.to.replace(':splat', '$1') },
        status: 301,
      })),
      // A page without its slash.
      { src: '^/(?!\\.well-known/)((?:[^/]+/)*[^/.]+)$', headers: { Location: '/$1/' }, status: 308 },
      { handle: 'filesystem' },
      { handle: 'hit' },
      ...found,
      { handle: 'error' },
      { src: '^/.*$', headers: { 'Cache-Control': rules.missingCache }, dest: `${basePath}/404.html`, status: 404 },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
