import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptHostFiles } from '../hosting/files';
import { OWN_SERVER, type RunningHost, type ServedPlace } from './own-server';

const MODULES = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'alias', 'rewrite'];
/** Modules that pack on the way. */
const PACKING = ['filter', 'deflate'];

const install = 'apt-get install apache2';

/** Starts the Apache of this machine with these modules and these lines for the site. */
async function startApache({ port, folder }: ServedPlace, modules: readonly string[], site: string): Promise<string[]> {
  const config = join(folder, 'httpd.conf');
  // As root it serves as another user, who has to get in.
  await chmod(folder, 0o755);
  await writeFile(
    config,
    `ServerName localhost
ServerTokens Prod
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
Mutex file:${folder}
ErrorLog ${folder}/log
LogLevel crit
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
Include /etc/apache2/mods-available/mime.conf
${site}`,
  );
  return ['apache2', '-f', config, '-DFOREGROUND'];
}

/** A server of the owner's: both files of hosting/ in its `<VirtualHost>`, as docs/deploy.md says. */
export const apache: RunningHost = {
  traits: { ...OWN_SERVER, encodings: ['br', 'gzip'] },
  install,
  start: async (place) => {
    const { port, root, folder, basePath } = place;
    const files = keptHostFiles(place);
    for (const name of ['apache.conf', 'apache.htaccess'])
      await writeFile(join(folder, name), `${files[`hosting/${name}`]}`);
    return startApache(
      place,
      [...MODULES, ...PACKING],
      `<VirtualHost 127.0.0.1:${port}>
DocumentRoot ${root}
Include ${folder}/apache.conf
<Directory ${root}${basePath}>
Require all granted
AllowOverride None
Include ${folder}/apache.htaccess
</Directory>
</VirtualHost>`,
    );
  },
};

/** Shared hosting: one file in the export, allowed no more than docs/deploy.md asks for, on a server without mod_filter. */
export const apacheShared: RunningHost = {
  // The server's own errors are its owner's.
  traits: { ...OWN_SERVER, encodings: ['br', 'gzip'], marksErrors: false, packs: false },
  install,
  start: async (place) => {
    const { root, basePath } = place;
    await writeFile(join(root, basePath, '.htaccess'), `${keptHostFiles(place)['hosting/apache.htaccess']}`);
    return startApache(
      place,
      [...MODULES, 'deflate'],
      `TraceEnable off
DocumentRoot ${root}
<Directory ${root}>
Require all granted
AllowOverride FileInfo Indexes Options=Indexes
</Directory>`,
    );
  },
};
