import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { addressRefusal, addressWarning } from '../address/unknown-address';
import { type BuildInputs, buildInputs } from './build-inputs';
import { changedFilesLine } from './changed-files';
import { takeTurn } from './take-turn';
import { forgetWritten, noteWritten, readWritten, standingFiles, type WrittenExport } from './written-export';

/** The folder of the ledger, from the root of the project; a workflow keeps it from one run to the next. */
export const LEDGER_FOLDER = join('.cache', 'build');
/** Outside that folder: the lock of one machine means nothing to another. */
const LOCK = join('.cache', 'build.lock');

/** A build that has to run, while no other one does. */
export type BegunBuild = {
  inputs: BuildInputs;
  /** Lets others begin. A build that ended well notes what it wrote, and says how many files changed. */
  end: (isWhole: boolean) => void;
};

type Options = {
  /** Builds though nothing has changed. */
  isFull: boolean;
  /** The project. */
  root?: string;
  /** The export, as it is called in what is said. */
  out?: string;
  say?: (line: string) => void;
};

/**
 * Begins a build, once no other one runs in this folder. Gives undefined where none is needed: the export is that of these inputs, and
 * each of its files as it was written; what was put beside them is taken away, as a build would do. Throws where it must not begin.
 */
export async function beginBuild(options: Options): Promise<BegunBuild | undefined> {
  const { isFull, root = '.', out = 'out', say = console.log } = options;
  const refusal = addressRefusal();
  if (refusal) throw new Error(refusal);
  const [folder, exported] = [join(root, LEDGER_FOLDER), join(root, out)];
  const release = await takeTurn(join(root, LOCK), (pid) =>
    say(`Another build runs in this folder, process ${pid}: waiting for it to end.`),
  );
  try {
    const inputs = buildInputs(root);
    const former = isFull ? undefined : readWritten(folder);
    if (former && isDeepStrictEqual(former.inputs, inputs) && clearOut(exported, former)) {
      say(`Nothing has changed since the build of ${momentOf(former)}: ${out}/ stands (--full builds anyway).`);
      const warning = addressWarning();
      if (warning) console.warn(warning);
      release();
      return undefined;
    }
    forgetWritten(folder);
    const end = (isWhole: boolean) => {
      const written = isWhole ? noteWritten(exported, folder, inputs) : undefined;
      if (written?.changes) say(`${out}: ${changedFilesLine(written.changes, written.files.size)}`);
      release();
    };
    return { inputs, end };
  } catch (error) {
    release();
    throw error;
  }
}

/** Whether each file of an export stands as it was written; takes away what stands beside them. */
function clearOut(out: string, former: WrittenExport): boolean {
  const { altered, missing, foreign } = standingFiles(out, former);
  if (altered.length + missing.length > 0) return false;
  for (const path of foreign) rmSync(join(out, path));
  return true;
}

const momentOf = ({ at }: WrittenExport) =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
