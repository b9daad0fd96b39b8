const LOG_EVERY_MS = 15_000;
const WIDTH = 100;

type Terminal = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

/** Shows how far a measurement is: one changing line in a terminal, a line now and then in a log. */
export function createProgress(stream: Terminal) {
  let logged = -LOG_EVERY_MS;
  const show = (line: string) => {
    if (stream.isTTY) {
      stream.write(`\r\x1b[K${line.slice(0, Math.min(stream.columns ?? WIDTH, WIDTH) - 1)}`);
    } else if (performance.now() - logged >= LOG_EVERY_MS) {
      logged = performance.now();
      stream.write(`${line.slice(0, WIDTH)}\n`);
    }
  };
  return { show, clear: () => void (stream.isTTY && stream.write('\r\x1b[K')) };
}
