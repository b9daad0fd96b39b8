import { asset } from '../site/asset';
import { openAdminCache } from './admin-cache';
import { ADMIN_FILES, type AdminFiles } from './admin-files';
import { keepVisit } from './keep-visit';

const LIST = asset(ADMIN_FILES);

/**
 * Keeps every page of the admin with all its files, those of one build: they take the place of what was kept before once all of them are
 * here, and what was kept stays when anything fails. Where the browser denies service workers, which alone read it, nothing is kept.
 */
export async function keepAdmin(): Promise<void> {
  const worker = await keepVisit();
  if (!worker) return;
  // A page that came without the worker may stay open for days: it shall answer that one too.
  if (!navigator.serviceWorker.controller) worker.postMessage({ type: 'CLAIM' });
  try {
    await keepBuild(await openAdminCache());
  } catch {
    // The network has gone, or there is no room: the next visit tries again.
  }
}

async function keepBuild(cache: Cache): Promise<void> {
  const list = await fetchList();
  if (list === (await (await cache.match(LIST))?.text())) return;
  const { changing, hashed }: AdminFiles = JSON.parse(list);

  const kept = await pathsIn(cache);
  const missing = hashed.filter((path) => !kept.includes(path));
  await Promise.all(missing.map(async (path) => cache.put(path, await fetchHashed(path))));

  const pages = await Promise.all(
    changing.map(async (path) => ({ path, response: await fetchFile(path, 'no-store') })),
  );
  // Published anew meanwhile, the pages may be of two builds.
  if ((await fetchList()) !== list) return;
  // Until the list is there again, the files of both builds are: whichever pages a break leaves, each has its own.
  await cache.delete(LIST);
  await Promise.all(pages.map(({ path, response }) => cache.put(path, response)));
  await cache.put(LIST, new Response(list));
  const former = kept.filter((path) => path.startsWith(asset('/_next/')) && !hashed.includes(path));
  await Promise.all(former.map((path) => cache.delete(path)));
}

const fetchList = async () => (await fetchFile(LIST, 'no-store')).text();

/** The browser has most of them. Some hosts let it keep for a year that one was missing once. */
const fetchHashed = (path: string) => fetchFile(path, 'default').catch(() => fetchFile(path, 'reload'));

const pathsIn = async (cache: Cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname);

/** Fetches a file of the store. Rejects when anything else comes: a redirect, an error, or the page of a host or a hotel where no page was asked for. */
async function fetchFile(path: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(path, { cache });
  const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
  if (response.status !== 200 || response.redirected || isHtml !== path.endsWith('/')) throw new Error(`No ${path}`);
  return response;
}
