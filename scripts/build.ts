/** `npm run build`: builds the shop into out/. */
import { build } from './build/build';

if (!(await build())) process.exitCode = 1;
