import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** `bytes` is resident memory, pages shared with others included. */
type Process = { pid: number; parent: number; bytes: number };

/** Adds up the memory of a process and of all that descend from it. */
export function sumTree(processes: readonly Process[], root: number): number {
  const tree = new Set([root]);
  // A set that grows while it is walked: each member brings its children.
  for (const pid of tree) for (const child of processes) if (child.parent === pid) tree.add(child.pid);
  return processes.reduce((sum, { pid, bytes }) => (tree.has(pid) ? sum + bytes : sum), 0);
}

/** Reads what `/proc/<pid>/status` says; kernel threads have no memory. */
export function parseStatus(pid: number, status: string): Process {
  const read = (pattern: RegExp) => Number(status.match(pattern)?.[1] ?? 0);
  return { pid, parent: read(/^PPid:\s+(\d+)/m), bytes: read(/^VmRSS:\s+(\d+) kB/m) * 1024 };
}

/** The memory of a process tree in bytes, or undefined on systems without /proc. */
export function measureTree(root: number): number | undefined {
  if (!existsSync('/proc/self/status')) return undefined;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const processes = pids.flatMap((pid) => {
    try {
      return parseStatus(Number(pid), readFileSync(`/proc/${pid}/status`, 'utf8'));
    } catch {
      // A process that ended since the folder was read.
      return [];
    }
  });
  return sumTree(processes, root);
}
