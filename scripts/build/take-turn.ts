import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 100;
/** Codes of a renaming that came too late: there is something in the place, or it is not there any more. */
const TOO_LATE = ['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOENT'];

/**
 * Waits until no other process holds a lock, takes it, and gives the way to let it go. The lock of a process that is gone is taken
 * over. A lock is a folder with one file, named after its process: it comes and goes by a renaming, in which one of several wins.
 * @param lock the path of the folder
 * @param sayWaiting told once, with the process that is waited for
 */
export async function takeTurn(lock: string, sayWaiting: (pid: number) => void): Promise<() => void> {
  // The second number tells a process from an earlier one of the same number.
  const own = `${process.pid}-${startOf(process.pid)}`;
  const placeOf = (holder: string) => `${lock}.${holder}`;
  let hasSaid = false;
  for (;;) {
    const holder = holderOf(lock);
    if (holder === undefined) {
      mkdirSync(placeOf(own), { recursive: true });
      writeFileSync(join(placeOf(own), own), '');
      if (moved(placeOf(own), lock)) break;
    } else if (isAlive(holder)) {
      if (!hasSaid) sayWaiting(Number.parseInt(holder, 10));
      hasSaid = true;
      await pause(EVERY_MS);
    }
    // Of two that take over, the second finds this place taken, and leaves the new lock of the first where it is.
    else moved(lock, placeOf(holder));
  }
  return () => {
    moved(lock, placeOf(own));
    rmSync(placeOf(own), { recursive: true, force: true });
    const left = readdirSync(dirname(lock)).filter((name) => name.startsWith(`${basename(lock)}.`));
    for (const name of left) {
      if (!isAlive(name.slice(basename(lock).length + 1))) rmSync(join(dirname(lock), name), { recursive: true });
    }
  };
}

const holderOf = (lock: string) => (existsSync(lock) ? readdirSync(lock)[0] : undefined);

/** Whether a folder could be given another name. */
function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (TOO_LATE.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

function isAlive(holder: string): boolean {
  const [pid = '', start] = holder.split('-');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // Processes of other users may not be spoken to.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const known = startOf(pid);
  return known === undefined || known === start;
}

/** The moment at which a process began, in ticks since the start of the machine; on systems without /proc that of this process alone. */
function startOf(pid: string | number): string | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ');
    // A process that has ended and whose parent has not asked how.
    return state === 'Z' ? 'ended' : fields[18];
  } catch {
    return Number(pid) === process.pid ? String(Math.round(performance.timeOrigin)) : undefined;
  }
}
