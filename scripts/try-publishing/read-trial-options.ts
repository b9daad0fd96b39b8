import { GIT_HOST_NAMES } from '../../lib/git-hosts/git-hosts';

const LAST_PORT = 65_533;

/** The host and the ports that the command line names: the host answers at the port behind that of the store, the sign-in worker behind that. Throws where one is none. */
export function readTrialOptions({
  port = '4180',
  host = 'github',
}: {
  port?: string | undefined;
  host?: string | undefined;
}) {
  const known = GIT_HOST_NAMES.find((name) => name === host);
  if (!known) throw new Error(`There is no host '${host}': choose one of ${GIT_HOST_NAMES.join(', ')}.`);
  const store = /^\d{1,5}$/.test(port) ? Number(port) : 0;
  if (store < 1 || store > LAST_PORT)
    throw new Error(`--port must be a number from 1 to ${LAST_PORT}; it is '${port}'.`);
  return { host: known, ports: { store, host: store + 1, worker: store + 2 } };
}
