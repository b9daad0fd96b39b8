/** One command of W3C WebDriver, below the address of a session. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

type Answer = { value?: unknown };
type Fault = { error: string; message: string };

const isFault = (value: unknown): value is Fault => typeof value === 'object' && value !== null && 'error' in value;

/** Speaks to a driver that listens there. Rejects with the command, the kind of fault and the driver's own words. */
export function createCommand(url: string): Command {
  return async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }),
    });
    const text = await response.text();
    const { value } = parse(text);
    if (isFault(value)) throw new Error(`${method} ${path}: ${value.error}${value.message && `: ${value.message}`}`);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
    return value;
  };
}

function parse(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    // An answer that is no JSON is shown with its status.
    return {};
  }
}

/** The name under which the standard hands out elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The first element that a selector finds, for commands that want one. */
export async function findElement(command: Command, css: string): Promise<string> {
  const found = await command('POST', '/element', { using: 'css selector', value: css });
  return (found as Record<string, string>)[ELEMENT] ?? '';
}

const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** The actions that press keys at once and let them go: 'Enter', 'Control+a'. */
export function keyActions(name: string): object {
  const keys = name.split('+').map((key) => KEYS[key] ?? key);
  const down = keys.map((value) => ({ type: 'keyDown', value }));
  const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
  return { actions: [{ type: 'key', id: 'keys', actions: [...down, ...up] }] };
}

/** The actions that type a text. */
export function typeActions(text: string): object {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { actions: [{ type: 'key', id: 'keys', actions }] };
}
