import { lookup } from 'mrmime';

/**
 * The media type that a plain host gives a file, by its ending. `.txt` carries Next's flight payloads; its client accepts them as
 * text/plain, which is what plain hosts send.
 */
export function contentType(file: string): string {
  if (/\.ico$/i.test(file)) return 'image/x-icon';
  // A line of JSON for each record has no registered type, and is not on the list.
  const type = /\.ndjson$/i.test(file) ? 'application/x-ndjson' : (lookup(file) ?? 'application/octet-stream');
  return /^text\/|[/+](?:json|x-ndjson|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** True where compressing pays: text in any form, not pictures or fonts, which are compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|charset=utf-8$|^application\/wasm$|^image\/x-icon$|^font\/ttf$/.test(type);
}
