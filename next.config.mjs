import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

// A build reads it after this file; for the server of dev it stands in scripts/next.ts.
process.env.NEXT_TELEMETRY_DISABLED = '1';

const root = dirname(fileURLToPath(import.meta.url));
const jiti = createJiti(import.meta.url);
const { readEnvironment } = await jiti.import('./lib/environment.ts');
const { buildId } = await jiti.import('./scripts/build-id.ts');
const { dataFiles } = await jiti.import('./scripts/data-files.ts');
const { siteUrl, basePath } = readEnvironment();
const sources = dataFiles(root);
const data = Object.entries(sources).map(([name, file]) => [name, `./${relative(root, file)}`]);
const code = ['app', 'components', 'lib', 'next.config.mjs', 'package-lock.json'];

/** What hosts are told by files of their own. */
async function redirects() {
  const serverOnly = `${root}/node_modules/server-only/empty.js`;
  const withData = createJiti(import.meta.url, { alias: { 'server-only': serverOnly, ...sources } });
  const { devRedirects } = await withData.import('./scripts/dev/dev-redirects.ts');
  const { redirectRules } = await withData.import('./lib/site/redirects.ts');
  return devRedirects(redirectRules());
}

const unneeded = {
  // Next fills in for browsers below our floor (docs/browsers.md): 0.4 KB on every page that none of ours reads.
  '../build/polyfills/polyfill-module': 'next/dist/compiled/server-only/empty.js',
  // Seven files a page for a router that prefetches, which the shop has not: a quarter of the time of a page.
  './collect-segment-data': './scripts/export/no-segments.ts',
};

/** @type {import('next').NextConfig} */
const config = {
  // Where a build (scripts/build.ts) has Next draw, its export takes the pages out of Next's own folder; here they would be copied first.
  ...(!process.env.PAGES_TO_RENDER && { output: 'export' }),
  // Where it has Next compile, nothing is written into out/.
  ...(process.env.NEXT_EXPORT_FOLDER && { distDir: process.env.NEXT_EXPORT_FOLDER }),
  trailingSlash: true,
  basePath,
  // Two builds of one tree must be the same bytes, and Next's own id is random. Every page carries it: a changed price must not
  // change them all, so that of the data only what scripts hold counts.
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

/** Another server than that of `npm run dev` leads nobody on: an export has no server. */
export default (/** @type {string} */ phase) =>
  phase === PHASE_DEVELOPMENT_SERVER ? { ...config, redirects } : config;
