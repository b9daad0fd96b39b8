/** `npm start`, or `PORT=8080 BASE_PATH=/store npm start`: builds the shop and serves it as a CDN would. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
if (status === 0) await import('./serve');
process.exitCode = status ?? 1;
