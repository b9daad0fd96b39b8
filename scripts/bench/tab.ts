import { setTimeout as delay } from 'node:timers/promises';
import type { Devtools, Fields } from './devtools';

export type ScreenPoint = { x: number; y: number };

/** A screen to look at a page on; a phone has fingers and no pointer. */
export type Screen = { width: number; height: number; isPhone: boolean };

type Settings = {
  screen: Screen;
  isSavingData?: boolean;
  /** Runs before anything of each document, and so names nothing outside itself. */
  script?: () => void;
  /** Hears what that script hands to `tell`. */
  told?: (text: string) => void;
};

/** A file that was asked for: `bytes` as they were sent, 0 until it is there or where it came from the cache. */
export type Asked = { url: string; bytes: number };

type Attached = { sessionId: string; targetInfo: { targetId: string; subtype?: string } };
type Evaluated<Value> = { result: { value: Value }; exceptionDetails?: { exception?: { description?: string } } };

/** Without any request: what waits for an idle browser has come. */
const QUIET_MS = 2000;
const LOOK_EVERY_MS = 100;
const LEFT = { button: 'left', clickCount: 1 };

/** A headless browser has no pointer to hover with, whatever it is sent. */
const withPointer = () => {
  const ask = matchMedia;
  self.matchMedia = (query) => ask(query === '(hover: hover)' ? 'all' : query);
};

const withoutWorker = () => {
  navigator.serviceWorker.register = () => new Promise(() => undefined);
};

/** Opens a tab with nothing in its cache and no service worker. What it draws ahead is prepared as its page is. */
export async function openTab({ send, hear }: Devtools, settings: Settings) {
  const { width, height, isPhone } = settings.screen;
  // Not as a mobile device: the browser takes that back for a moment when it shows a page that was drawn ahead, and lays it out anew.
  const preparations: readonly [method: string, params?: object][] = [
    ['Page.enable'],
    ['Network.enable'],
    ['Runtime.enable'],
    ['Runtime.addBinding', { name: 'tell' }],
    ['Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: isPhone ? 2 : 1, mobile: false }],
    ['Emulation.setScrollbarsHidden', { hidden: isPhone }],
    ['Emulation.setTouchEmulationEnabled', { enabled: isPhone }],
    ['Emulation.setDataSaverOverride', settings.isSavingData ? { dataSaverEnabled: true } : {}],
    ...[withoutWorker, ...(isPhone ? [] : [withPointer]), settings.script ?? (() => undefined)].map(
      (script) => ['Page.addScriptToEvaluateOnNewDocument', { source: `(${script})()` }] as [string, object],
    ),
    ['Runtime.runIfWaitingForDebugger'],
  ];
  /** The targets of the page that is shown and of those that are drawn ahead, by their sessions. */
  const pages = new Map<string, string>();
  const asked = new Map<string, Asked>();
  const running = new Set<string>();
  let quietSince = 0;
  let shown = '';
  let rateToCome = 1;

  const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext');
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    ...{ url: 'about:blank', browserContextId, width, height, forTab: true },
  });
  // To the tab, not to its page: only so the browser draws pages ahead while it is spoken to.
  const { sessionId: tab } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  const prepared: Promise<unknown>[] = [];

  const attached = (params: Fields) => {
    const { sessionId, targetInfo } = params as Attached;
    pages.set(sessionId, targetInfo.targetId);
    const all = [['Emulation.setCPUThrottlingRate', { rate: rateToCome }] as const, ...preparations];
    const preparing = Promise.all(all.map(([method, values]) => send(method, values, sessionId)));
    if (!targetInfo.subtype) shown = sessionId;
    // A page that was drawn ahead may be gone before it is prepared.
    prepared.push(targetInfo.subtype ? preparing.catch(() => undefined) : preparing);
  };
  const changed = (params: Fields) => {
    const { targetInfo } = params as Attached;
    const [session] = [...pages].find(([, target]) => target === targetInfo.targetId) ?? [];
    if (session && !targetInfo.subtype) shown = session;
  };
  const ended = (id: string, bytes = 0) => {
    running.delete(id);
    quietSince = performance.now();
    const file = asked.get(id);
    if (file) file.bytes = bytes;
  };
  const stop = hear(({ method, params, sessionId }) => {
    if (sessionId === tab && method === 'Target.attachedToTarget') attached(params);
    if (sessionId === tab && method === 'Target.targetInfoChanged') changed(params);
    if (!pages.has(sessionId)) return;
    const id = `${sessionId} ${params.requestId}`;
    if (method === 'Runtime.bindingCalled') settings.told?.(String(params.payload));
    if (method === 'Network.loadingFailed') ended(id);
    if (method === 'Network.loadingFinished') ended(id, Number(params.encodedDataLength));
    if (method !== 'Network.requestWillBeSent') return;
    running.add(id);
    asked.set(id, { url: (params.request as Asked).url, bytes: 0 });
  });
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, tab);
  await Promise.all(prepared);

  return {
    /** Files that were asked for until now, by the page and by what it draws ahead. */
    asked: () => [...asked.values()],
    goto: (url: string) => send('Page.navigate', { url }, shown),

    /**
     * Has the page that is shown run so many times slower than this machine, and that of an address too where it is drawn ahead, now or
     * later. The browser slows a page down by keeping its processor busy, at rest too: so no other page, and none for longer than needed.
     */
    async slowDown(rate: number, address?: string) {
      if (address) rateToCome = rate;
      const drawn = [...asked].flatMap(([id, { url }]) => (url === address ? (id.split(' ', 1) as [string]) : []));
      for (const session of new Set([shown, ...drawn])) await send('Emulation.setCPUThrottlingRate', { rate }, session);
    },

    /** The value of an expression in the page that is shown. */
    async read<Value>(expression: string): Promise<Value> {
      const question = { expression, returnByValue: true, awaitPromise: true };
      const answer = await send<Evaluated<Value>>('Runtime.evaluate', question, shown);
      const { exceptionDetails } = answer;
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
      return answer.result.value;
    },

    /** Waits until nothing has been asked for or is on its way for a while. */
    async quiet() {
      quietSince = performance.now();
      while (running.size > 0 || performance.now() - quietSince < QUIET_MS) await delay(LOOK_EVERY_MS);
    },

    mouse: (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', point: ScreenPoint) =>
      send('Input.dispatchMouseEvent', { type, ...point, ...(type === 'mouseMoved' ? {} : LEFT) }, shown),
    touch: (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: ScreenPoint[]) =>
      send('Input.dispatchTouchEvent', { type, touchPoints }, shown),

    async close() {
      stop();
      await send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

/** A tab as {@link openTab} gives it. */
export type OpenTab = Awaited<ReturnType<typeof openTab>>;
