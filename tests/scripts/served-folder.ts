import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serve } from '@/scripts/server/serve';
import { askAt } from '@/scripts/test-hosting/ask';

/** `prepare` runs before the server starts. */
type Options = { basePath?: string; prepare?: (root: string) => Promise<void> };
type Question = { method?: string; headers?: Record<string, string> };
type Answer = { status: number; headers: IncomingHttpHeaders; body: string; bytes: Buffer };

const running: (() => Promise<void>)[] = [];

/** Writes files, by their path, into `out/` of a fresh folder and serves it; names that start with '../' land beside `out/`. */
export async function serveFiles(files: Record<string, string | Buffer>, { basePath, prepare }: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'served-'));
  const root = join(folder, 'out');
  await mkdir(root);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  running.push(() => rm(folder, { recursive: true, force: true }));
  await prepare?.(root);
  const server = await serve({ root, port: 0, basePath });
  running.push(server.close);
  const ask = askAt(`http://127.0.0.1:${server.port}/`);
  const get = async (path: string, { method, headers: asked }: Question = {}): Promise<Answer> => {
    const { status, headers, body: bytes } = await ask(path, asked, method);
    return { status, headers, body: bytes.toString(), bytes };
  };
  return { root, port: server.port, get };
}

/** Stops the servers and removes the folders of the test that ends. */
export async function stopServing() {
  for (const stop of running.splice(0).reverse()) await stop();
}
