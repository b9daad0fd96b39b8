/** An inline script by its form: data that no browser runs, a part of Next's payload, or the list of chunks that a page begins with. */
export type InlineScript =
  | { kind: 'data' }
  | { kind: 'payload'; text: string }
  | { kind: 'chunks'; chunks: { otherChunks: string[]; runtimeModuleIds: number[] } };

/**
 * Reads an inline script, or gives undefined where it is none that we know. Nothing of it will run: payload and chunks go into
 * the data block of the page, so that no text of the catalogue can become code.
 */
export function readInlineScript(type: string | undefined, text: string): InlineScript | undefined {
  // `<` begins an end tag or a comment that changes where a script ends; all who write our scripts escape it.
  if (/[<\r\0]/.test(text)) return undefined;
  if (type === 'application/ld+json') return readJson(text) === undefined ? undefined : { kind: 'data' };
  if (type !== undefined) return undefined;
  if (text === PAYLOAD_START) return { kind: 'payload', text: '' };
  return readPayload(text) ?? readChunks(text);
}

const PAYLOAD_START = '(self.__next_f=self.__next_f||[]).push([0])';

/** A part of Next's payload: `self.__next_f.push([1,"text"])`. */
function readPayload(text: string): InlineScript | undefined {
  const call = readJson(between(text, 'self.__next_f.push(', ')'));
  const isPart = Array.isArray(call) && call.length === 2 && call[0] === 1 && typeof call[1] === 'string';
  return isPart ? { kind: 'payload', text: call[1] } : undefined;
}

/** Turbopack's list of the chunks that a page begins with. */
function readChunks(text: string): InlineScript | undefined {
  const start = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
  const call = readJson(between(text, start, ');')) as
    | { otherChunks: string[]; runtimeModuleIds: number[] }
    | undefined;
  const isListOf = (value: unknown, isItem: (item: unknown) => boolean) => Array.isArray(value) && value.every(isItem);
  const isKnown =
    Object.keys(call ?? {}).join() === 'otherChunks,runtimeModuleIds' &&
    isListOf(call?.otherChunks, (chunk) => typeof chunk === 'string' && /^static\/chunks\/[\w.~-]+\.js$/.test(chunk)) &&
    isListOf(call?.runtimeModuleIds, Number.isInteger);
  return call && isKnown ? { kind: 'chunks', chunks: call } : undefined;
}

function between(text: string, start: string, end: string): string | undefined {
  return text.startsWith(start) && text.endsWith(end) ? text.slice(start.length, -end.length) : undefined;
}

function readJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is an answer here: the script is not of this kind.
    return undefined;
  }
}
