import { ERROR_CACHE, type HostRules, patternSource } from './rules';

/**
 * `vercel.json`, which `npm start` reads too. It has `routes` instead of `headers` and `redirects`, because these also
 * apply to missing files: routes after `hit` apply to files that exist, routes after `error` to those that do not.
 */
export function vercelFile({ headers, caches, redirects }: HostRules, basePath: string): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: ['npm run build', placeCommand(basePath)].filter(Boolean).join(' && '),
    outputDirectory: servedFolder(basePath),
    routes: [
      ...headers.map(({ path, headers: values }) => ({ src: patternSource(path), headers: values, continue: true })),
      ...redirects.map(({ from, to }) => ({
        src: from.endsWith('*') ? patternSource(from) : patternSource(from).replace(/\$$/, '/?$'),
        headers: { Location: to.replace(':splat', '$1') },
        status: 301,
      })),
      // A page without its last slash.
      { src: '^/(?!\\.well-known/)((?:[^/]+/)*[^/.]+)$', headers: { Location: '/$1/' }, status: 308 },
      { handle: 'filesystem' },
      { handle: 'hit' },
      ...caches.map(({ path, value }) => ({
        src: patternSource(path),
        headers: { 'Cache-Control': value },
        continue: true,
      })),
      { handle: 'error' },
      { src: '^/.*$', headers: { 'Cache-Control': ERROR_CACHE }, dest: `${basePath}/404.html`, status: 404 },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The folder that a host serves: the export, or below a base path a folder that contains it. */
export const servedFolder = (basePath: string) => (basePath ? 'site' : 'out');

/** The shell command that makes the folder; '' if it is the export itself. Hosts read their files and 404.html at its top. */
export function placeCommand(basePath: string): string {
  if (!basePath) return '';
  const [folder, place] = [servedFolder(basePath), `${servedFolder(basePath)}${basePath}`];
  return [
    `rm -rf ${folder}`,
    `mkdir -p ${place}`,
    `cp -R out/. ${place}`,
    `mv ${place}/_headers ${place}/_redirects ${place}/vercel.json ${folder}`,
    `cp ${place}/404.html ${folder}`,
  ].join(' && ');
}
