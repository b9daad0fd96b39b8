/** `jiti scripts/run.ts serve`: serves the export in out/ as a CDN would, at PORT and below BASE_PATH where the environment has them, until Ctrl+C. */
import { endOnSignal } from './processes/end-on-signal';
import { serve } from './server/serve';

const { PORT, BASE_PATH: basePath = '' } = process.env;

function readPort(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65535) throw new Error(`PORT must be a number from 1 to 65535; it is '${text}'.`);
  return port;
}

const { port, close } = await serve({ port: readPort(PORT), basePath });
endOnSignal(close);
console.log(`Security Plus is served at http://localhost:${port}${basePath}/`);
