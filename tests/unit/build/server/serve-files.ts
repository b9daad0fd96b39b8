import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serve } from '@/scripts/build/server/serve';

type ReceivedResponse = { status: number; headers: IncomingHttpHeaders; body: string };

const running: (() => Promise<void>)[] = [];

/** Writes files by path into a new folder and serves it. */
export async function serveFiles(files: Record<string, string>, { basePath }: { basePath?: string } = {}) {
  const root = await mkdtemp(join(tmpdir(), 'served-'));
  running.push(() => rm(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const server = await serve({ root, port: 0, basePath });
  running.push(server.close);
  const get = (path: string, method = 'GET') => sendRequest(server.port, path, method);
  return { root, port: server.port, get };
}

/** Requests a path exactly as written; fetch would normalize it. */
function sendRequest(port: number, path: string, method: string): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    sent.on('error', reject).end();
  });
}

/** Stops the servers and removes the folders of a test. */
export async function stopServing() {
  for (const stop of running.splice(0).reverse()) await stop();
}
