import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from './lib/environment.mjs';
import { buildId } from './scripts/build-id.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const { siteUrl, basePath, catalogueFile } = readEnvironment();
const inputs = ['app', 'components', 'lib', 'data', 'public', 'next.config.mjs', 'package-lock.json', catalogueFile];

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  basePath,
  // Two builds of one tree must be the same bytes, and Next's own id is random.
  generateBuildId: () => buildId(root, inputs, [siteUrl, basePath]),
  env: {
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_CATALOGUE_HASH: buildId(root, [catalogueFile, 'lib/catalogue', 'lib/index']),
  },
  poweredByHeader: false,
  agentRules: false,
  turbopack: { root },
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Measured on two cores: half again as many pages per second as with the default single worker.
    cpus: 2,
    // 404.html as a document of its own: see app/global-not-found.tsx.
    globalNotFound: true,
    staticGenerationMinPagesPerWorker: 50,
  },
};

export default config;
