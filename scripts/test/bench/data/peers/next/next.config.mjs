export default {
  output: 'export',
  trailingSlash: true,
  images: { unoptimized: true },
  turbopack: { root: process.cwd() },
};
