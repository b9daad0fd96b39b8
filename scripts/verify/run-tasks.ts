/** A piece of work of the gate. */
export type Task = {
  name: string;
  /** The names of tasks that have to end before this one begins, however they end. */
  after?: readonly string[];
  /** The names of tasks that have to end well: where one did not, this one is not run. */
  needs?: readonly string[];
  /** Nothing else runs beside it: it fills the machine by itself. */
  isAlone?: boolean;
};

/**
 * Runs tasks side by side, so many at a time, in their order as far as what they wait for allows.
 * @param run rejects never; gives whether the task ended well
 * @param skip is told of a task that cannot run, because one that it needs did not end well or is not among the tasks
 */
export async function runTasks<T extends Task>(
  tasks: readonly T[],
  slots: number,
  run: (task: T) => Promise<boolean>,
  skip: (task: T) => void,
): Promise<void> {
  const ended = new Map<string, boolean>();
  const waiting = [...tasks];
  const running = new Map<T, Promise<void>>();
  const known = new Set(tasks.map(({ name }) => name));

  const isReady = ({ after = [], needs = [] }: T) =>
    [...after, ...needs].every((name) => ended.has(name) || !known.has(name));
  const canStart = (task: T) =>
    isReady(task) &&
    running.size < slots &&
    (task.isAlone ? running.size === 0 : ![...running.keys()].some(({ isAlone }) => isAlone));
  const start = (task: T) => {
    const work = run(task).then((isOk) => {
      ended.set(task.name, isOk);
      running.delete(task);
    });
    running.set(task, work);
  };

  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex(canStart);
    const [task] = index < 0 ? [] : waiting.splice(index, 1);
    if (!task) {
      if (running.size === 0)
        throw new Error(`These wait for one another: ${waiting.map(({ name }) => name).join(', ')}`);
      await Promise.race(running.values());
    } else if ((task.needs ?? []).every((name) => ended.get(name))) start(task);
    else {
      ended.set(task.name, false);
      skip(task);
    }
  }
}
