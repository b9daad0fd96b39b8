const PARENT_MS = 500;

/**
 * Has a program end with exit code 0 when it is told to, by Ctrl+C or by the system: closes what it has open, once, however often it is
 * told (npm tells it once more), and says that it has stopped. Gives a signal that comes before the closing.
 */
export function shutDownOnSignal(close: () => Promise<unknown>): AbortSignal {
  const ending = new AbortController();
  const end = async () => {
    if (ending.signal.aborted) return;
    ending.abort();
    await close();
    // Behind the sign that a terminal shows for Ctrl+C.
    console.log('\nStopped.');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  // The shell in which npm runs a script does not pass signals on; it only ends.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, PARENT_MS).unref();
  return ending.signal;
}
