import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Start } from './start';

/** The nginx of this machine with hosting/nginx.conf, on this port and over this export. */
export const nginx: Start = async ({ port, out, folder }) => {
  const own = (await readFile('hosting/nginx.conf', 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/security-plus;', `root ${out};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
${own} }`,
  );
  return ['nginx', '-c', config];
};
