import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  // Folders with an index.html, as plain hosts serve them.
  trailingSlash: true,
  images: { unoptimized: true },
  // It is built inside another project, whose lock file would be taken for its own.
  turbopack: { root: process.cwd() },
};

export default config;
