import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Next's list of what it has drawn, by addresses without a slash at their end. */
type Manifest = { routes: Readonly<Record<string, unknown>> };

const NOT_FOUND = '/_not-found';
/** Drawn by Next for servers alone. */
const OF_SERVERS = '/_global-error';

/**
 * Moves what Next has drawn in its own folder to where it stands in an export, with the scripts, styles and fonts. `next build` would copy
 * all of it once more, and the whole of `public/`. The texts for a router come for the admin alone: the shop's pages are documents.
 * @param compiled Next's folder, usually '.next'
 * @param to made anew
 */
export function gatherDrawn(compiled: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  const move = (from: string, path: string) => {
    const file = join(to, path);
    mkdirSync(dirname(file), { recursive: true });
    renameSync(from, file);
  };
  const { routes }: Manifest = JSON.parse(readFileSync(join(compiled, 'prerender-manifest.json'), 'utf8'));
  for (const route of Object.keys(routes)) {
    const drawn = join(compiled, 'server/app', route === '/' ? 'index' : route);
    if (existsSync(`${drawn}.body`)) move(`${drawn}.body`, route);
    else if (route === NOT_FOUND) move(`${drawn}.html`, '404.html');
    else if (route === OF_SERVERS) rmSync(`${drawn}.html`);
    else {
      move(`${drawn}.html`, join(route, 'index.html'));
      if (/^\/admin(?:\/|$)/.test(route)) move(`${drawn}.rsc`, join(route, 'index.txt'));
    }
    for (const left of ['rsc', 'meta']) rmSync(`${drawn}.${left}`, { force: true });
  }
  cpSync(join(compiled, 'static'), join(to, '_next/static'), { recursive: true });
}
