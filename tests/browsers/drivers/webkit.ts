import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '@/scripts/server/free-port';
import { isForPictures } from '../meeting';
import type { Browser, Point, Screen, Start, Tab } from './tab';
import { type Command, createCommand, findElement, keyActions, typeActions } from './webdriver';

const DISPLAY = 'Xvfb';
const PATIENCE_MS = 60_000;
const FINGER_MS = 50;
/**
 * Drawing as on a graphics card, by a processor, takes three times as long, and has ended WebKit in the middle of a test. Without it
 * no window can be drawn that is as tall as a page.
 */
const DRAWING = isForPictures ? {} : { WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };

/**
 * WebKitGTK through WebKitWebDriver, on a display of its own. It takes fingers for a mouse, has no console, and knows no picture
 * but that of the window.
 */
export const startWebKit: Start = async (program, { screen, folder }) => {
  const display = spawn(DISPLAY, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const started: ChildProcess[] = [display];
  const end = () => {
    for (const child of started.toReversed()) child.kill();
  };
  try {
    const number = await firstLine(display);
    const port = await freePort();
    const env = { ...process.env, ...DRAWING, DISPLAY: `:${number}`, HOME: folder };
    const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
    started.push(driver);
    const url = `http://127.0.0.1:${port}`;
    await answers(driver, url);
    // Without the full screen no window is narrower than 447 px.
    const args = ['--automation', '--full-screen', ...(screen.isDark ? ['--dark-mode'] : [])];
    const alwaysMatch = { unhandledPromptBehavior: 'accept', 'webkitgtk:browserOptions': { args } };
    const session = await createCommand(url)('POST', '/session', { capabilities: { alwaysMatch } });
    const { sessionId, capabilities } = session as { sessionId: string; capabilities: { browserVersion: string } };
    const command = createCommand(`${url}/session/${sessionId}`);
    await command('POST', '/window/rect', { x: 0, y: 0, width: screen.width, height: screen.height });
    return createBrowser(command, screen, capabilities.browserVersion, end);
  } catch (error) {
    end();
    throw new Error(`WebKitWebDriver stands here and does not start: ${(error as Error).message}`);
  }
};

function firstLine(display: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    display.once('error', reject);
    display.once('close', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    display.stdio[3]?.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
}

async function answers(driver: ChildProcess, url: string): Promise<void> {
  const limit = Date.now() + PATIENCE_MS;
  while (Date.now() < limit && driver.exitCode === null) {
    const response = await fetch(`${url}/status`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(driver.exitCode === null ? 'it does not answer' : `it ended with ${driver.exitCode}`);
}

function createBrowser(command: Command, screen: Screen, version: string, end: () => void): Browser {
  /** Commands go to one window at a time. */
  let current = '';
  const tabOf = (handle: string, isFirst: boolean): Tab => {
    const inTab: Command = async (...words) => {
      if (current !== handle) await command('POST', '/window', { handle });
      current = handle;
      return command(...words);
    };
    return createTab(inTab, screen, async () => {
      // The session would end with its last window.
      if (isFirst) return void (await inTab('POST', '/url', { url: 'about:blank' }));
      await inTab('DELETE', '/window');
      current = '';
    });
  };
  let first: Tab | undefined;
  let isFirstOpen = false;
  return {
    version: `WebKitGTK ${version}`,
    open: async () => {
      if (isFirstOpen) {
        const { handle } = (await command('POST', '/window/new', { type: 'tab' })) as { handle: string };
        return tabOf(handle, false);
      }
      isFirstOpen = true;
      first ??= tabOf((await command('GET', '/window')) as string, true);
      return {
        ...first,
        close: async () => {
          await first?.close();
          isFirstOpen = false;
        },
      };
    },
    close: async () => {
      await command('DELETE', '').catch(() => undefined);
      end();
    },
  };
}

function createTab(command: Command, { width, height }: Screen, close: () => Promise<void>): Tab {
  const act = async (actions: object) => void (await command('POST', '/actions', actions));
  const mouse = (...actions: object[]) =>
    act({ actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
  const move = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });
  const resize = (tall: number) => command('POST', '/window/rect', { x: 0, y: 0, width, height: tall });
  const run: Tab['run'] = async (work, ...args) =>
    (await command('POST', '/execute/sync', { script: `return (${work})(...arguments)`, args })) as never;
  return {
    run,
    goto: async (url) => void (await command('POST', '/url', { url })),
    back: async () => void (await command('POST', '/back')),
    press: (at) =>
      mouse(
        move(at),
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: FINGER_MS },
        { type: 'pointerUp', button: 0 },
      ),
    point: (at) => mouse(move(at)),
    // WebKit's driver turns a finger into a mouse, which draws nothing along: a wheel that goes sideways does.
    swipe: ({ x, y }, distance) =>
      act({
        actions: [
          {
            type: 'wheel',
            id: 'wheel',
            actions: [
              {
                type: 'scroll',
                x: Math.round(x),
                y: Math.round(y),
                deltaX: Math.round(distance),
                deltaY: 0,
                duration: 200,
              },
            ],
          },
        ],
      }),
    type: (text) => act(typeActions(text)),
    key: (name) => act(keyActions(name)),
    choose: async (css, file) =>
      void (await command('POST', `/element/${await findElement(command, css)}/value`, { text: file })),
    picture: async (isWhole) => {
      if (isWhole) {
        await resize(await run(() => document.documentElement.scrollHeight));
        // The window is there before its page is drawn in it.
        await run(async () => {
          for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
        });
      }
      const picture = Buffer.from((await command('GET', '/screenshot')) as string, 'base64');
      if (isWhole) await resize(height);
      return picture;
    },
    close,
  };
}
