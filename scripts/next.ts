/**
 * `jiti scripts/run.ts next -- WORD [WORD ...]`: Next's own command line, which tells its makers nothing. For the server of
 * `npm run dev`, which does so before it reads next.config.mjs.
 */
import { createRequire } from 'node:module';

process.env.NEXT_TELEMETRY_DISABLED = '1';
createRequire(import.meta.url)('next/dist/bin/next');
