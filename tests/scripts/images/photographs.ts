import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifestSchema } from '@/lib/catalogue/photographs/manifest-schema';
import { PHOTOGRAPH_LIMITS } from '@/scripts/images/limits';
import { updatePhotographs } from '@/scripts/images/update';
import { answer, type Route, SHORT, servePictures } from './picture-server';
import { drawPicture, hollowPng } from './pictures';

export const START = Date.parse('2026-11-21T08:00:00Z');
export type Options = Partial<Parameters<typeof updatePhotographs>[0]>;

/** A server with good and bad pictures and a fresh cache; `repair` lets /flaky.jpg answer. `close` removes both. */
export async function openPhotographs() {
  let isRepaired = false;
  const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  const jpeg = await drawPicture('jpeg');
  const flaky: Route = (...exchange) => (isRepaired ? answer(jpeg) : answer('', 'text/plain', 404))(...exchange);
  const server = await servePictures({
    '/a.jpg': answer(jpeg),
    '/b.png': answer(await drawPicture('png', { width: 500, height: 30 }), 'image/png'),
    '/c.webp': answer(await drawPicture('webp'), 'image/webp'),
    '/d.gif': answer(await drawPicture('gif'), 'image/gif'),
    '/e.bin': answer(await drawPicture('avif'), 'application/octet-stream'),
    '/page.jpg': answer('<!doctype html><title>Gone</title>', 'image/jpeg'),
    '/drawing.svg': answer('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
    '/text.png': answer('words', 'image/png'),
    '/empty.jpg': answer('', 'image/jpeg'),
    '/cut.jpg': answer(jpeg.subarray(0, jpeg.length - 50)),
    '/vast.png': answer(hollowPng(30_000, 30_000), 'image/png'),
    '/flaky.jpg': flaky,
    '/silent.jpg': () => undefined,
  });
  const manifestText = () => readFileSync(join(folder, 'manifest.json'), 'utf8');
  return {
    server,
    folder,
    manifestText,
    manifest: () => manifestSchema.parse(JSON.parse(manifestText())).photographs,
    pictures: () => readdirSync(folder).filter((name) => name !== 'manifest.json'),
    repair: () => {
      isRepaired = true;
    },
    update: (paths: readonly string[], options: Options = {}) =>
      updatePhotographs({
        addresses: paths.map((path) => server.at(path)),
        folder,
        network: server.network,
        // No short patience: a busy machine answers late.
        limits: { ...PHOTOGRAPH_LIMITS, bytes: SHORT.bytes },
        now: () => START,
        ...options,
      }),
    close: () => {
      rmSync(folder, { recursive: true });
      return server.close();
    },
  };
}
