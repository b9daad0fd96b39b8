import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { findBrowser } from '../browser/find-browser';
import { launchOptions } from '../browser/launch-options';
import { removeFolder } from '../processes/work-folder';

export type Fields = Record<string, unknown>;
type Message = {
  id?: number;
  method?: string;
  params?: Fields;
  sessionId?: string;
  result?: Fields;
  error?: { message: string };
};
type Hear = (event: { method: string; params: Fields; sessionId: string }) => void;

/** Sends a command of the debugging protocol to the browser, or to what a session is attached to, and gives its answer. */
export type Send = <Answer extends object = object>(
  method: string,
  params?: object,
  sessionId?: string,
) => Promise<Answer>;

/** A browser that is spoken to in its own protocol; `heard` is called with its events until it is taken away again. */
export type Devtools = { product: string; send: Send; hear: (heard: Hear) => () => void; close: () => Promise<void> };

/**
 * Starts the browser of this machine and speaks its own protocol with it. Playwright and Lighthouse attach to a page and not to its
 * tab, and then the browser draws no page ahead.
 */
export async function openDevtools(signal: AbortSignal): Promise<Devtools> {
  const { executablePath } = await findBrowser();
  const { args, chromiumSandbox } = launchOptions(executablePath);
  const profile = await mkdtemp(join(tmpdir(), 'bench-'));
  const wished = [
    '--headless=new',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    '--force-color-profile=srgb',
  ];
  const sandbox = chromiumSandbox ? [] : ['--no-sandbox'];
  const browser = spawn(executablePath, [...args, ...wished, ...sandbox], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , commands, answers] = browser.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, { sessionId: string | undefined; answer: (message: Message) => void }>();
  const hearing = new Set<Hear>();
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  void ended.then(() => {
    for (const { answer } of waiting.values()) answer({ error: { message: 'the browser has ended' } });
  });
  commands.on('error', () => undefined);

  /** The browser answers no command to a page that is gone by then, as the touch that led away from it. */
  const leave: Hear = ({ method, params }) => {
    if (method !== 'Target.detachedFromTarget') return;
    for (const { sessionId, answer } of waiting.values()) if (sessionId === params.sessionId) answer({});
  };
  hearing.add(leave);
  let rest = '';
  answers.setEncoding('utf8').on('data', (text: string) => {
    const lines = `${rest}${text}`.split('\0');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const { id, method, params = {}, sessionId = '', ...answer }: Message = JSON.parse(line);
      if (id !== undefined) waiting.get(id)?.answer(answer);
      else if (method) for (const heard of hearing) heard({ method, params, sessionId });
    }
  });

  let last = 0;
  async function send(method: string, params: object = {}, sessionId?: string) {
    last += 1;
    const id = last;
    const answered = new Promise<Message>((answer) => waiting.set(id, { sessionId, answer }));
    commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }

  async function close() {
    browser.kill();
    await ended;
    // Other processes of it may still write for a moment.
    await removeFolder(profile);
  }
  signal.addEventListener('abort', close, { once: true });
  const { product } = (await send('Browser.getVersion')) as { product: string };
  return {
    product,
    send: send as Send,
    hear: (heard) => {
      hearing.add(heard);
      return () => hearing.delete(heard);
    },
    close,
  };
}
