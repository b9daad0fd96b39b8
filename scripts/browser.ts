/** `jiti scripts/run.ts browser`: prints the program that the browser tests would start, after fetching one where the machine has none. */
import { findBrowser } from './browser/find-browser';

const { executablePath } = await findBrowser();
console.log(executablePath);
