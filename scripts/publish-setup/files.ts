import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyEdits, modify, parse } from 'jsonc-parser';
import type { Host } from '../../lib/git-hosts/git-host';
import type { Place, PublishInput } from '../../lib/site/publish-place';

type Given = {
  publish: PublishInput;
  place: Place;
  /** The project's folder, and that of the data in it. */
  root: string;
  dataDir: string;
  /** The address of the store, where it is known. */
  store: string | undefined;
};

/** Files of a set-up: `path` in the repository, `at` on this machine; `edit` makes the text from the one before, undefined where there is none. */
type SetUpFile = { path: string; at: string; edit: (before: string | undefined) => string };

const PIPELINES: Partial<Record<Place['host'], [path: string, template: string]>> = {
  gitlab: ['.gitlab-ci.yml', 'gitlab.yml'],
  forgejo: ['.forgejo/workflows/pages.yml', 'forgejo.yml'],
};

/** Files that a place to publish to needs. A pipeline that is there already stays as it is. */
export function setUpFiles({ publish, place, root, dataDir, store }: Given): SetUpFile[] {
  const site: SetUpFile = {
    path: `${place.dataPath}/site.json`,
    at: join(root, dataDir, 'site.json'),
    edit: (before = '') => placeIn(before, publish),
  };
  const [path, template] = PIPELINES[place.host] ?? [];
  if (path === undefined || template === undefined) return [site];
  const made = readFileSync(join(root, '.github/templates', template), 'utf8')
    .replaceAll(/"main"|\[main\]/g, (branch) => branch.replace('main', place.branch))
    .replace(/( +)SITE_URL: https.*/g, (line, indent: string) => (store ? addressLines(store, indent) : line));
  return [site, { path, at: join(root, path), edit: (before) => before ?? made }];
}

/** Settings of a build for an address, which may have a path. */
function addressLines(store: string, indent: string): string {
  const { origin, pathname } = new URL(store);
  return `${indent}SITE_URL: ${origin}${pathname === '/' ? '' : `\n${indent}BASE_PATH: ${pathname}`}`;
}

/** Writes the files on this machine; the paths of those that were other before. */
export function writeHere(files: readonly SetUpFile[]): string[] {
  return files.flatMap(({ at, path, edit }) => {
    const before = existsSync(at) ? readFileSync(at, 'utf8') : undefined;
    const text = edit(before);
    if (text === before) return [];
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, text);
    return path;
  });
}

/** Files as the repository lacks them, made from what stands at the head of its branch. Rejects with a HostFault. */
export async function missingThere(host: Host, files: readonly SetUpFile[]) {
  const head = await host.readHead();
  const made = await Promise.all(
    files.map(async ({ path, edit }) => {
      const bytes = await host.readFile(path, head);
      const before = bytes && new TextDecoder().decode(bytes);
      const content = edit(before);
      return content === before ? [] : { path, content };
    }),
  );
  return { head, files: made.flat() };
}

/** Text of a `site.json` that names a place to publish to; what stands around it stays as it is, to the byte. */
export function placeIn(text: string, publish: PublishInput): string {
  if (JSON.stringify(parse(text)?.publish) === JSON.stringify(publish)) return text;
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  const whole = text.trim() === '' ? '{}\n' : text;
  return applyEdits(whole, modify(whole, ['publish'], publish, { formattingOptions }));
}
