import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify, parse } from 'jsonc-parser';
import type { PublishSettings } from '../../lib/admin/publish/publish-target';
import { writeIfChanged } from '../build/write-file';

type Given = {
  publish: PublishSettings;
  /** Folder of the project, and the data folder in it. */
  root: string;
  dataDir: string;
  /** Address of the store, if it is known. */
  store: string | undefined;
};

const PIPELINES: Partial<Record<PublishSettings['host'], { path: string; template: string }>> = {
  gitlab: { path: '.gitlab-ci.yml', template: 'gitlab.yml' },
  forgejo: { path: '.forgejo/workflows/pages.yml', template: 'forgejo.yml' },
};

/** Writes `publish` into `site.json`, and the pipeline of the host if there is none yet. Returns the paths of changed files. */
export function writePublishSettings({ publish, root, dataDir, store }: Given): string[] {
  const site = join(dataDir, 'site.json');
  const siteFile = join(root, site);
  const before = existsSync(siteFile) ? readFileSync(siteFile, 'utf8') : '';
  const written = writeIfChanged(siteFile, withPublish(before, publish)) ? [site] : [];
  const pipeline = PIPELINES[publish.host];
  if (!pipeline || existsSync(join(root, pipeline.path))) return written;
  const template = readFileSync(join(root, '.github/templates', pipeline.template), 'utf8')
    .replaceAll(/"main"|\[main\]/g, (branch) => branch.replace('main', publish.branch))
    .replace(/( +)SITE_URL: https.*/g, (line, indent: string) => (store ? addressLines(store, indent) : line));
  writeIfChanged(join(root, pipeline.path), template);
  return [...written, pipeline.path];
}

/** Environment variables of a build for a URL, which may have a path. */
function addressLines(store: string, indent: string): string {
  const { origin, pathname } = new URL(store);
  return `${indent}SITE_URL: ${origin}${pathname === '/' ? '' : `\n${indent}BASE_PATH: ${pathname}`}`;
}

/** Sets `publish` in the text of a `site.json`. All other bytes are unchanged. */
export function withPublish(text: string, publish: PublishSettings): string {
  if (JSON.stringify(parse(text)?.publish) === JSON.stringify(publish)) return text;
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  const json = text.trim() === '' ? '{}\n' : text;
  return applyEdits(json, modify(json, ['publish'], publish, { formattingOptions }));
}
