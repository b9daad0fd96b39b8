import { HIDE_UNFILTERED } from '../../lib/listing/hide-unfiltered';

/** What an inline script is: data that no browser runs, a part of Next's payload, or another that we know. */
export type InlineKind = 'data' | 'payload' | 'known';

/**
 * Says what an inline script is by its exact form, or undefined where it is none that we know. Whatever runs is either fixed
 * text or one call with JSON, so that no text of the catalogue can become code.
 */
export function kindOf(type: string | undefined, text: string): InlineKind | undefined {
  // `<` begins an end tag or a comment that changes where a script ends; all who write our scripts escape it.
  if (/[<\r\0]/.test(text)) return undefined;
  if (type === 'application/ld+json') return readJson(text) === undefined ? undefined : 'data';
  if (type !== undefined) return undefined;
  if (text === HIDE_UNFILTERED || isRuntime(text)) return 'known';
  return isPayload(text) ? 'payload' : undefined;
}

const PAYLOAD_START = '(self.__next_f=self.__next_f||[]).push([0])';

/** A part of Next's payload: `self.__next_f.push([1,"text"])`. */
function isPayload(text: string): boolean {
  if (text === PAYLOAD_START) return true;
  const call = readJson(between(text, 'self.__next_f.push(', ')'));
  return Array.isArray(call) && call.length === 2 && call[0] === 1 && typeof call[1] === 'string';
}

/** Turbopack's list of the chunks that a page begins with. */
function isRuntime(text: string): boolean {
  const start = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
  const call = readJson(between(text, start, ');')) as { otherChunks?: unknown; runtimeModuleIds?: unknown };
  const isListOf = (value: unknown, isItem: (item: unknown) => boolean) => Array.isArray(value) && value.every(isItem);
  return (
    Object.keys(call ?? {}).join() === 'otherChunks,runtimeModuleIds' &&
    isListOf(call.otherChunks, (chunk) => typeof chunk === 'string' && /^static\/chunks\/[\w.~-]+\.js$/.test(chunk)) &&
    isListOf(call.runtimeModuleIds, Number.isInteger)
  );
}

function between(text: string, start: string, end: string): string {
  return text.startsWith(start) && text.endsWith(end) ? text.slice(start.length, -end.length) : '';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is an answer here: the script is not of this kind.
    return undefined;
  }
}
