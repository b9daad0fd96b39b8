/** The folder that a host is given: the export, or one that holds it at the place of the base path. */
export const servedFolder = (basePath: string) => (basePath ? 'site' : 'out');

/** The command that makes that folder; '' where it is the export itself. Hosts read their files and their last resort at its top. */
export function placeCommand(basePath: string): string {
  if (!basePath) return '';
  const [folder, place] = [servedFolder(basePath), `${servedFolder(basePath)}${basePath}`];
  return [
    `rm -rf ${folder}`,
    `mkdir -p ${place}`,
    `cp -R out/. ${place}`,
    `mv ${place}/_headers ${place}/_redirects ${folder}`,
    `cp ${place}/404.html ${folder}`,
  ].join(' && ');
}
