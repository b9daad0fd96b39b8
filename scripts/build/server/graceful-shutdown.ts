const PARENT_CHECK_MS = 500;

/**
 * On Ctrl+C or SIGTERM, calls `close` once and prints 'Stopped.'; the process then ends with exit code 0. npm may send a second signal,
 * which is ignored.
 */
export function shutDownOnSignal(close: () => Promise<unknown>): void {
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await close();
    // A new line, because terminals show ^C.
    console.log('\nStopped.');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  // npm runs scripts in a shell, which ends without passing signals on: check if the parent has ended.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, PARENT_CHECK_MS).unref();
}
