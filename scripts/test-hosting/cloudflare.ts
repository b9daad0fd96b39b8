import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { keptHostFiles } from '../hosting/files';
import type { RunningHost, ServedPlace } from './own-server';

/** The last that runs on Node 20. */
const WRANGLER = 'wrangler@4.86.0';

const traits = {
  knowsStatus: false,
  sendsParts: false,
  saysVary: false,
  sendsCopies: false,
  packs: true,
  marksErrors: false,
  takesAll: true,
  encodings: ['br', 'gzip'],
  leaves: /\.ndjson$/,
} as const;
const install = `npx has to reach the npm registry: npx --yes ${WRANGLER} --version`;

const readConfig = (settings: Pick<ServedPlace, 'basePath' | 'hstsSeconds'>) =>
  parse(`${keptHostFiles(settings)['wrangler.jsonc']}`);

const command = (port: number, words: readonly string[]) => [
  ...['npx', '--yes', WRANGLER, ...words],
  ...['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', '0'],
];

/** Workers as Cloudflare's own runtime has them, with wrangler.jsonc. */
export const cloudflare: RunningHost = {
  traits: { ...traits, refusesMissing: false, isOpen: false, endedBy: /chunked|\n Host/ },
  install,
  start: async ({ port, root, folder, ...settings }) => {
    const config = join(folder, 'wrangler.json');
    const own = readConfig(settings);
    await writeFile(config, JSON.stringify({ ...own, assets: { ...own.assets, directory: root } }));
    return command(port, ['dev', '--config', config]);
  },
};

/** Pages as Cloudflare's own runtime has them. */
export const pages: RunningHost = {
  traits: { ...traits, refusesMissing: true, isOpen: true },
  install,
  start: async ({ port, root, ...settings }) =>
    command(port, ['pages', 'dev', root, '--compatibility-date', readConfig(settings).compatibility_date]),
};
