import { defineConfig } from 'astro/config';

export default defineConfig({
  // Every link is fetched ahead when it is hovered or touched.
  prefetch: { prefetchAll: true },
  devToolbar: { enabled: false },
});
