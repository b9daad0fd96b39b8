import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files that no host may show, and such as an owner's folder may hold beside the export; addresses are below the base path. */
export const TRAPS = {
  secret: 'not-to-be-shown-8f2c',
  hidden: ['/.env', '/.git/config', '/admin/.hidden.html', '/.htaccess', '/.htpasswd'],
  links: ['/link.txt', '/link/secret.txt'],
  wellKnown: '/.well-known/security.txt',
  uploads: ['/uploads/trap.svg', '/uploads/trap.html'],
};

/** Lays the traps: `place` is the folder of the export, `outside` one that no host is given. */
export async function layTraps(place: string, outside: string): Promise<void> {
  const write = async (path: string, text: string) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  };
  await write(join(outside, 'secret.txt'), TRAPS.secret);
  for (const path of TRAPS.hidden) await write(join(place, path), TRAPS.secret);
  await write(join(place, TRAPS.wellKnown), 'Contact: mailto:desk@example.com\n');
  for (const path of TRAPS.uploads)
    await write(join(place, path), '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await symlink(join(outside, 'secret.txt'), join(place, 'link.txt'));
  await symlink(outside, join(place, 'link'));
}
