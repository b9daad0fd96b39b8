import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from 'svgo';
import { optimize } from './optimize';

/** The code that makes a drawing smaller, as a part of its name in the folder. */
const CODE = [VERSION, readFileSync(join(import.meta.dirname, 'optimize.ts'), 'utf8')].join('\n');

/** Makes drawings smaller once: what has been made before comes from the folder. `sweep` takes out what was not asked for since. */
export function openOptimizedCache(folder: string) {
  mkdirSync(folder, { recursive: true });
  const asked = new Set<string>();
  return {
    optimize(content: string): string {
      const name = `${createHash('sha256').update(CODE).update(content).digest('hex').slice(0, 24)}.svg`;
      const file = join(folder, name);
      asked.add(name);
      if (existsSync(file)) return readFileSync(file, 'utf8');
      const made = optimize(content);
      writeFileSync(file, made);
      return made;
    },
    sweep(): void {
      for (const name of readdirSync(folder)) if (!asked.has(name)) rmSync(join(folder, name));
    },
  };
}
