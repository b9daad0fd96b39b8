import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFolder } from '../bench/work-folder';
import { runWorkflow } from '../workflow/run-workflow';
import type { Push } from './follow-branch';

type Options = {
  repository: string;
  /** Where all of it is built and kept. */
  folder: string;
  packages: string;
  /** The origin that the store is served at. */
  origin: string;
  signal: AbortSignal;
  say: (line: string) => void;
};

/** What a build made: the folder of the export, or the step that failed and why. */
export type Built = { root: string } | { step: string; reason: string };

/**
 * Builds pushes as the workflow does, each into a folder of its own that is whole when it is named: so that a visitor is shown the
 * one before until then. That one is left where it is, for those who are still being answered from it.
 */
export function createSiteBuilder({ repository, folder, packages, origin, signal, say }: Options) {
  const work = join(folder, 'work');
  let count = 0;
  return async ({ commit, before }: Push): Promise<Built> => {
    const options = { repository, commit, before, work, packages, site: { origin, basePath: '' }, signal };
    const { isGateNeeded, failed } = await runWorkflow(options);
    if (failed) return { step: failed.step, reason: failed.lines.join('\n') };
    if (before && isGateNeeded) say('  This changed code: the workflow on a host would first run the gate.');
    count += 1;
    const site = (number: number) => join(folder, 'sites', String(number));
    await mkdir(join(folder, 'sites'), { recursive: true });
    await rename(join(work, 'out'), site(count));
    await removeFolder(site(count - 2));
    return { root: site(count) };
  };
}
