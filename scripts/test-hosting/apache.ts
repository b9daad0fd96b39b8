import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptHostFiles } from '../hosting/files';
import { OWN_SERVER, type RunningHost } from './own-server';

const MODULES = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'alias', 'filter', 'deflate', 'rewrite'];

/** The Apache of this machine with hosting/apache.htaccess in the export, allowed no more than docs/deploy.md asks for. */
export const apache: RunningHost = {
  traits: {
    ...OWN_SERVER,
    encodings: ['br', 'gzip'],
  },
  install: 'apt-get install apache2',
  start: async ({ port, root, folder, ...settings }) => {
    const config = join(folder, 'apache.conf');
    // As root it serves as another user, who has to get in.
    await chmod(folder, 0o755);
    await writeFile(
      config,
      `ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
Mutex file:${folder}
ErrorLog ${folder}/log
LogLevel crit
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
Include /etc/apache2/mods-available/mime.conf
DocumentRoot ${root}
<Directory ${root}>
Require all granted
AllowOverride FileInfo Indexes Options=Indexes
</Directory>`,
    );
    await writeFile(
      join(root, settings.basePath, '.htaccess'),
      `${keptHostFiles(settings)['hosting/apache.htaccess']}`,
    );
    return ['apache2', '-f', config, '-DFOREGROUND'];
  },
};
