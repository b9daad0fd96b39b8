const LOG_EVERY_MS = 15_000;
const MAX_WIDTH = 100;

/** Progress output: one changing line in a terminal, or a line every 15 seconds in a log. */
export function createProgress(stream: NodeJS.WriteStream) {
  let lastLogTime = -LOG_EVERY_MS;
  const show = (line: string) => {
    if (stream.isTTY) {
      stream.write(`\r\x1b[K${line.slice(0, Math.min(stream.columns ?? MAX_WIDTH, MAX_WIDTH) - 1)}`);
    } else if (performance.now() - lastLogTime >= LOG_EVERY_MS) {
      lastLogTime = performance.now();
      stream.write(`${line.slice(0, MAX_WIDTH)}\n`);
    }
  };
  return { show, clear: () => void (stream.isTTY && stream.write('\r\x1b[K')) };
}
