import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

process.env.NEXT_TELEMETRY_DISABLED = '1';

const root = dirname(fileURLToPath(import.meta.url));
const { readEnvironment } = await tsImport('./lib/site/environment.ts', import.meta.url);
const { buildId } = await tsImport('./scripts/build/build-id.ts', import.meta.url);
const { dataFiles } = await tsImport('./scripts/build/data-files.ts', import.meta.url);
const { siteUrl, basePath } = readEnvironment();
const sources = dataFiles(root);
const data = Object.entries(sources).map(([name, file]) => [name, `./${relative(root, file)}`]);
const code = ['app', 'components', 'lib', 'next.config.mjs', 'package-lock.json'];

/** Redirects of `npm run dev`, which writes the file. Exports have redirect files for their hosts instead. */
const redirects = async () => JSON.parse(readFileSync('.cache/dev-redirects.json', 'utf8'));

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // scripts/build/build.ts sets a folder, finishes the export there and moves it to out/.
  ...(process.env.NEXT_EXPORT_FOLDER && { distDir: process.env.NEXT_EXPORT_FOLDER }),
  trailingSlash: true,
  basePath,
  // Next's default id is random and part of every page: hosts that upload only changed files would upload all pages.
  generateBuildId: () => buildId(root, [...code, ...data.map(([, file]) => file)], [siteUrl, basePath]),
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  poweredByHeader: false,
  agentRules: false,
  // A copy of the project in .cache/ uses the packages of the project.
  turbopack: {
    root: existsSync(`${root}/node_modules`) ? root : resolve(root, '../..'),
    resolveAlias: Object.fromEntries(data),
  },
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Measured on two cores: 50 % more pages per second than with the default, one worker.
    cpus: 2,
    // 404.html is a separate document: see app/global-not-found.tsx.
    globalNotFound: true,
    // `_headers` has one rule per script, and Cloudflare accepts 100 rules. Next's default of 50,000 makes 105 files.
    turbopackChunking: { minChunkSize: 150_000 },
    cssChunking: { type: 'graph', requestCost: 50_000 },
    // Only the admin uses Next's router. Without its prefetch payloads a page renders in five sixths of the time.
    prefetchInlining: false,
    staticGenerationMinPagesPerWorker: 50,
  },
};

export default (/** @type {string} */ phase) =>
  phase === PHASE_DEVELOPMENT_SERVER ? { ...config, redirects } : config;
