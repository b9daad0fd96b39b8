import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Contents = Readonly<Record<string, string | Buffer>>;

/** A folder for each test of a file, with these files in it by their paths, that is gone after the test; `at()` is the folder itself. */
export function testFolder(files: Contents = {}) {
  let folder = '';
  const at = (...names: string[]) => join(folder, ...names);
  const write = (contents: Contents) => {
    for (const [path, content] of Object.entries(contents)) {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), content);
    }
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-'));
    write(files);
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return { at, write, read: (path: string) => readFileSync(at(path), 'utf8') };
}
