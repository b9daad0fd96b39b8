/** First and last byte. */
export type ByteRange = { start: number; end: number };

/** The one part of a file of `size` bytes that a Range header asks for; undefined for the whole, 'none' for a part that there is not. */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  // The last byte before the first one is no range at all, and then the header does not count.
  if (from && to && Number(to) < start) return undefined;
  return start > end ? 'none' : { start, end };
}
