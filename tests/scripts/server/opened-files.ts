import promises, { type FileHandle } from 'node:fs/promises';

/** Notes every file that is opened from now on; gives how many of them are open still. */
export function watchOpenedFiles(): () => number {
  const handles: FileHandle[] = [];
  const open = promises.open;
  jest.spyOn(promises, 'open').mockImplementation(async (...words) => {
    const handle = await open(...words);
    handles.push(handle);
    return handle;
  });
  return () => handles.filter(({ fd }) => fd !== -1).length;
}
