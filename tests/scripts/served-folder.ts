import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serve } from '@/scripts/server/serve';

/** `prepare` runs before the server starts. */
type Options = { basePath?: string; prepare?: (root: string) => Promise<void> };
type Question = { method?: string; headers?: Record<string, string> };
type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string; bytes: Buffer };

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
  return { root, port: server.port, get: (path: string, question?: Question) => get(server.port, path, question) };
}

/** Stops the servers and removes the folders of the test that ends. */
export async function stopServing() {
  for (const stop of running.splice(0).reverse()) await stop();
}

/** Asks for a path exactly as written; fetch would tidy it up first. */
function get(port: number, path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode, headers: response.headers, body: bytes.toString(), bytes });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
