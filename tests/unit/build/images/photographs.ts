import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifestSchema } from '@/lib/catalogue/images/manifest';
import { PHOTOGRAPH_LIMITS } from '@/scripts/build/images/photograph-limits';
import { updatePhotographs } from '@/scripts/build/images/update-photographs';
import { drawPicture, hollowPng } from '../../../fixtures/pictures';
import { fixedResponse, type Route, SHORT_LIMITS, servePictures } from './picture-server';

export const START = Date.parse('2026-11-21T08:00:00Z');
export type UpdateOptions = Partial<Parameters<typeof updatePhotographs>[0]>;

/** A server with valid and invalid pictures, and an empty cache. After `repair`, /flaky.jpg is valid. `close` removes both. */
export async function openPhotographs() {
  let isRepaired = false;
  const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  const jpeg = await drawPicture('jpeg');
  const flaky: Route = (...exchange) =>
    (isRepaired ? fixedResponse(jpeg) : fixedResponse('', 'text/plain', 404))(...exchange);
  const server = await servePictures({
    '/a.jpg': fixedResponse(jpeg),
    '/b.png': fixedResponse(await drawPicture('png', { width: 500, height: 30 }), 'image/png'),
    '/c.webp': fixedResponse(await drawPicture('webp'), 'image/webp'),
    '/d.gif': fixedResponse(await drawPicture('gif'), 'image/gif'),
    '/e.bin': fixedResponse(await drawPicture('avif'), 'application/octet-stream'),
    '/page.jpg': fixedResponse('<!doctype html><title>Gone</title>', 'image/jpeg'),
    '/drawing.svg': fixedResponse('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
    '/text.png': fixedResponse('words', 'image/png'),
    '/empty.jpg': fixedResponse('', 'image/jpeg'),
    '/cut.jpg': fixedResponse(jpeg.subarray(0, jpeg.length - 50)),
    '/vast.png': fixedResponse(hollowPng(30_000, 30_000), 'image/png'),
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
    update: (paths: readonly string[], options: UpdateOptions = {}) =>
      updatePhotographs({
        addresses: paths.map((path) => server.at(path)),
        folder,
        network: server.network,
        // Long time limits, because a busy machine answers late.
        limits: { ...PHOTOGRAPH_LIMITS, bytes: SHORT_LIMITS.bytes },
        now: () => START,
        ...options,
      }),
    close: () => {
      rmSync(folder, { recursive: true });
      return server.close();
    },
  };
}
