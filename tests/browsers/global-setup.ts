import { serve } from '@/scripts/server/serve';

/** Serves out/ on a free port, once for all workers. Gives the function that stops it. */
export default async function globalSetup() {
  const { url, close } = await serve({ port: 0, basePath: process.env.BASE_PATH });
  process.env.BROWSERS_URL = url;
  return close;
}
