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
