import { apache } from './apache';
import { nginx } from './nginx';
import type { Start } from './start';

// wrangler takes today's otherwise, which its own runtime may not know yet.
const COMPATIBILITY_DATE = '2026-01-01';

/** Cloudflare's own runtime, fetched by npx. */
const wrangler: Start = async ({ port, out }) =>
  ['npx', '--yes', 'wrangler@4.86.0', 'pages', 'dev', out, '--ip', '127.0.0.1', '--port', String(port)].concat(
    '--compatibility-date',
    COMPATIBILITY_DATE,
  );

/** How the hosts are started that the browser tests may run over, by their names on the command line. */
export const HOSTS: Readonly<Record<string, Start>> = { wrangler, nginx, apache };
