import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { JITI_CLI } from '@/scripts/jiti-cli';
import type { Answer, Order } from './answer-commands';

/**
 * Runs commands one after the other in one process, in a folder each and with the environment of that folder's shop: to start a
 * process takes longer than a command. The process ends with the tests of the file.
 */
export function commandLine(): (order: Order) => Promise<Answer> {
  let child: ChildProcess | undefined;
  afterAll(() => child?.kill());
  return (order) =>
    new Promise((answer, reject) => {
      child ??= fork(JITI_CLI, [resolve('tests/scripts/answer-commands.ts')], { execArgv: [], silent: true });
      const onExit = (code: number | null) => reject(new Error(`The process of the commands ended with ${code}`));
      child.once('exit', onExit);
      child.once('message', (given) => {
        child?.off('exit', onExit);
        answer(given as Answer);
      });
      child.send(order);
    });
}
