import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { takeTurn } from '@/scripts/build/take-turn';
import { JITI_CLI } from '@/scripts/jiti-cli';
import { testFolder } from '@/tests/fixtures/test-folder';

/** A process that takes the lock, notes that it has it, works for a while, and lets it go. */
const HOLDER = `import { appendFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { takeTurn } from ${JSON.stringify(resolve('scripts/build/take-turn.ts'))};

const [, , lock, log, time] = process.argv;
const release = await takeTurn(lock, (pid) => console.log('waits for', pid));
appendFileSync(log, 'begins\\n');
await setTimeout(Number(time));
appendFileSync(log, 'ends\\n');
release();
`;

const { at, read, write } = testFolder({ 'holder.ts': HOLDER, log: '' });
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(timeMs: number) {
  const words = [JITI_CLI, at('holder.ts'), at('lock'), at('log'), String(timeMs)];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return { child, ended: once(child, 'close'), said: () => said };
}
const until = async (isMet: () => boolean) => {
  while (!isMet()) await pause(5);
};
const left = () => readdirSync(at()).filter((name) => name.startsWith('lock'));
const never = () => {
  throw new Error('waited');
};

test('who comes first has it without a word, and nothing is left of it', async () => {
  (await takeTurn(at('lock'), never))();
  const release = await takeTurn(at('lock'), never);
  expect(left()).toEqual(['lock']);
  release();
  expect(left()).toEqual([]);
});

test('who comes second says whom it waits for, once, and begins after the first has ended', async () => {
  const release = await takeTurn(at('lock'), never);
  const second = start(0);
  await until(() => second.said() !== '');
  await pause(250);
  expect([read('log'), second.said()]).toEqual(['', `waits for ${process.pid}\n`]);
  release();
  expect(await second.ended).toEqual([0, null]);
  expect(read('log')).toBe('begins\nends\n');
});

test('the lock of a process that was killed is taken over by one of those that wait', async () => {
  const first = start(600_000);
  await until(() => read('log') === 'begins\n');
  const waiting = [start(20), start(20), start(20)];
  await until(() => waiting.every(({ said }) => said() !== ''));
  first.child.kill('SIGKILL');
  expect(await Promise.all(waiting.map(({ ended }) => ended))).toEqual(Array(3).fill([0, null]));
  expect(read('log')).toBe(`begins\n${'begins\nends\n'.repeat(3)}`);
  expect(left()).toEqual([]);
});

test('a process of the same number that began at another time is not taken for the one that held it', async () => {
  mkdirSync(at('lock'));
  write({ [`lock/${process.pid}-1`]: '' });
  (await takeTurn(at('lock'), never))();
  expect(left()).toEqual([]);
});

test('of two that take over a lost lock the second leaves the new one alone', async () => {
  const dead = '999999999-1';
  write({ [`lock/${dead}`]: '' });
  const release = await takeTurn(at('lock'), never);
  // The place to which the second one would move what it takes for the lost lock.
  expect(left().sort()).toEqual(['lock', `lock.${dead}`]);
  expect(readdirSync(at(`lock.${dead}`))).toEqual([dead]);
  release();
  expect(left()).toEqual([]);
});
