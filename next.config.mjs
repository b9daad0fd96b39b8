import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

process.env.NEXT_TELEMETRY_DISABLED = '1';

const root = dirname(fileURLToPath(import.meta.url));
const { readEnvironment } = await tsImport('./lib/environment.ts', import.meta.url);
const { buildId } = await tsImport('./scripts/build-id.ts', import.meta.url);
const { dataFiles } = await tsImport('./scripts/data-files.ts', import.meta.url);
const { siteUrl, basePath } = readEnvironment();
const sources = dataFiles(root);
const data = Object.entries(sources).map(([name, file]) => [name, `./${relative(root, file)}`]);
const code = ['app', 'components', 'lib', 'next.config.mjs', 'package-lock.json'];

/** For `npm run dev`, which writes them; an export has files for its host instead. */
const redirects = async () => JSON.parse(readFileSync('.cache/dev-redirects.json', 'utf8'));

const unneeded = {
  // Next fills in for browsers below our floor (docs/browsers.md): 0.4 KB on every page that none of ours reads.
  '../build/polyfills/polyfill-module': 'next/dist/compiled/server-only/empty.js',
  // Seven files a page for a router that prefetches, which the shop has not: a quarter of the time of a page.
  './collect-segment-data': './scripts/export/no-segments.ts',
};

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // scripts/build.ts finishes the export before it stands in out/.
  ...(process.env.NEXT_EXPORT_FOLDER && { distDir: process.env.NEXT_EXPORT_FOLDER }),
  trailingSlash: true,
  basePath,
  // Next's own id is random, and every page carries it: hosts that upload only changed files would upload all of them.
  generateBuildId: () => buildId(root, [...code, ...data.map(([, file]) => file)], [siteUrl, basePath]),
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  poweredByHeader: false,
  agentRules: false,
  // Without it Next does not compile by itself (`next build --experimental-build-mode compile`).
  images: { unoptimized: true },
  turbopack: { root, resolveAlias: { ...Object.fromEntries(data), ...unneeded } },
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Measured on two cores: half again as many pages per second as with the default single worker.
    cpus: 2,
    // 404.html as a document of its own: see app/global-not-found.tsx.
    globalNotFound: true,
    // Packs every part of every page to decide which of them to send together: a seventh of the build, and only the admin asks.
    prefetchInlining: false,
    // With the default of 50,000 the listing's hydrateRoot splits React from Next's start: 0.4 KB more on every page, and 101 rules of
    // `_headers`, of which Cloudflare takes 100.
    turbopackChunking: { minChunkSize: 70_000 },
    staticGenerationMinPagesPerWorker: 50,
  },
};

export default (/** @type {string} */ phase) =>
  phase === PHASE_DEVELOPMENT_SERVER ? { ...config, redirects } : config;
