/** `npm run publish:setup`: sets up publishing with one button. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { readEnvironment } from '../lib/environment';
import { readCommand } from './command';
import { gatherPlace, gatherStore, gatherToken } from './publish-setup/gather';
import { setUp } from './publish-setup/set-up';
import { openQuestions } from './read-questions';

const { values, flags } = readCommand({
  usage: `npm run publish:setup -- [--repository ADDRESS] [--host NAME] [--branch NAME] [--address ADDRESS] [--client-id ID]
  [--sign-in ADDRESS] [--commit] [--local]

Asks for what is not given, checks each step on the git host, writes what is missing (publish in site.json, and the pipeline for GitLab
and Forgejo), and prints what only you can do, with its address. It can be run again at any time.
--repository ADDRESS  as a browser shows it
--host NAME           github, gitlab or forgejo
--address ADDRESS     the address of the store
--client-id, --sign-in  for signing in without tokens (docs/publishing.md)
--commit              commit without asking
--local               write into this folder
The token is asked for, or read from PUBLISH_TOKEN, and kept nowhere.`,
  flags: ['commit', 'local'],
  values: ['repository', 'host', 'branch', 'address', 'client-id', 'sign-in'],
});
const { dataDir } = readEnvironment();
const file = join(dataDir, 'site.json');
const known = existsSync(file) ? parse(readFileSync(file, 'utf8'))?.publish : undefined;
const questions = process.stdin.isTTY ? openQuestions(process.stdin, process.stdout) : undefined;
try {
  const publish = await gatherPlace({ given: values, known, cloned: clonedFrom(), ask: questions?.ask });
  const store = await gatherStore(publish, values.get('address'), questions?.ask);
  const isDone = await setUp({
    publish,
    token: await gatherToken(publish, process.env.PUBLISH_TOKEN, questions?.hidden, console.log),
    root: process.cwd(),
    dataDir,
    store,
    isCommitted: flags.has('commit') ? true : flags.has('local') ? false : undefined,
    ask: questions?.ask,
    fetch: globalThis.fetch,
    say: console.log,
  });
  if (!isDone) process.exitCode = 1;
} finally {
  questions?.close();
}

/** Address that this folder was cloned from; undefined where it was not, or from this machine. */
function clonedFrom(): string | undefined {
  try {
    const remote = execFileSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    return /:\/\/|@/.test(remote) ? remote : undefined;
  } catch {
    return undefined;
  }
}
