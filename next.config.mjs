import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
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

/** For `npm run dev`, which writes them; an export has files for its host instead. */
const redirects = async () => JSON.parse(readFileSync('.cache/dev-redirects.json', 'utf8'));

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
  turbopack: { root, resolveAlias: Object.fromEntries(data) },
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Measured on two cores: half again as many pages per second as with the default single worker.
    cpus: 2,
    // 404.html as a document of its own: see app/global-not-found.tsx.
    globalNotFound: true,
    // `_headers` has a rule for each script, and Cloudflare accepts 100 rules: 105 files with Next's default of 50,000.
    turbopackChunking: { minChunkSize: 150_000 },
    cssChunking: { type: 'graph', requestCost: 50_000 },
    // Next would pack the parts of every page for a router that only the admin has: a sixth of the time of a page.
    prefetchInlining: false,
    staticGenerationMinPagesPerWorker: 50,
  },
};

export default (/** @type {string} */ phase) =>
  phase === PHASE_DEVELOPMENT_SERVER ? { ...config, redirects } : config;
