import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptHostFiles } from '../hosting/files';
import { OWN_SERVER, type RunningHost } from './own-server';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = existsSync(BROTLI);

/** The nginx of this machine with hosting/nginx.conf; with the copies in brotli where its module is there. */
export const nginx: RunningHost = {
  traits: {
    ...OWN_SERVER,
    encodings: hasBrotli ? ['br', 'gzip'] : ['gzip'],
  },
  install: 'apt-get install nginx libnginx-mod-http-brotli-static',
  start: async ({ port, root, folder, ...settings }) => {
    const included = join(folder, 'security-plus.conf');
    await writeFile(included, `${keptHostFiles(settings)['hosting/nginx.conf']}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const config = join(folder, 'nginx.conf');
    await writeFile(
      config,
      `${hasBrotli ? `load_module ${BROTLI};` : ''} ${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${folder}/pid; error_log stderr crit; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
server { listen 127.0.0.1:${port}; server_name _; root ${root}; ${hasBrotli ? 'brotli_static on;' : ''} include ${included}; } }`,
    );
    return ['nginx', '-e', 'stderr', '-c', config];
  },
};
