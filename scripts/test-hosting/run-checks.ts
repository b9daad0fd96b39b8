import type { Checks, HostedSite } from './check';
import { closedChecks } from './checks/closed';
import { compressionChecks } from './checks/compression';
import { conditionalChecks } from './checks/conditional';
import { headerChecks } from './checks/headers';
import { missingChecks } from './checks/missing';
import { redirectChecks } from './checks/redirects';
import { repeatChecks } from './checks/repeats';
import { strangerChecks } from './checks/strangers';
import { transferChecks } from './checks/transfer';

/** All that a host of the export has to do. */
export const CHECKS: Checks = {
  ...headerChecks,
  ...missingChecks,
  ...compressionChecks,
  ...conditionalChecks,
  ...redirectChecks,
  ...transferChecks,
  ...strangerChecks,
  ...repeatChecks,
  ...closedChecks,
};

/** The faults of a host by check; a check that could not be made is a fault. */
export async function runChecks(host: HostedSite, checks = CHECKS): Promise<{ name: string; faults: string[] }[]> {
  const results: { name: string; faults: string[] }[] = [];
  for (const [name, look] of Object.entries(checks)) {
    results.push({ name, faults: await look(host).catch((error: Error) => [error.message]) });
  }
  return results;
}
