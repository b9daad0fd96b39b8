import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Start } from './start';

const MODULES = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'alias', 'filter', 'deflate', 'rewrite'];

/** The Apache of this machine with the lines of hosting/apache.htaccess for the folder, on this port and over this export. */
export const apache: Start = async ({ port, out, folder }) => {
  const config = join(folder, 'apache.conf');
  // As root it serves as another user, who has to get in.
  await chmod(folder, 0o755);
  await writeFile(
    config,
    `ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
Mutex file:${folder}
ErrorLog /dev/stderr
LogLevel crit
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
Include /etc/apache2/mods-available/mime.conf
DocumentRoot ${out}
<Directory ${out}>
Require all granted
${await readFile('hosting/apache.htaccess', 'utf8')}
</Directory>`,
  );
  return ['apache2', '-f', config, '-DFOREGROUND'];
};
