import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { siteSchema } from '@/lib/site/site-schema';
import { readKeptFolders, readSteps } from '@/scripts/workflow/read-steps';
import { runnerEnvironment } from '@/scripts/workflow/runner-environment';

const page = readFileSync('docs/publishing.md', 'utf8');
const blocks = [...page.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```$/gm)].map(([, language, text = '']) => ({
  language,
  text,
}));

test('the example in docs/publishing.md is taken as it stands', () => {
  const example = blocks.find(({ language }) => language === 'json')?.text;
  expect(siteSchema.parse(JSON.parse(`{${example}}`))).toHaveProperty('publish.repository', 'owner/store');
});

describe.each(['gitlab', 'forgejo'])('the pipeline for %s', (host) => {
  const pipeline = readFileSync(`.github/templates/${host}.yml`, 'utf8');

  test('runs what the workflow for GitHub runs, in that order', () => {
    const workflow = readFileSync('.github/workflows/pages.yml', 'utf8');
    const commands = readSteps(workflow, 'build').map(({ run }) => run);
    const lines = pipeline.split('\n').map((line) => line.replace(/^ *- (?:run: )?/, ''));
    expect(lines.filter((line) => commands.includes(line))).toEqual(commands);
    expect(pipeline).toContain('node .github/what-changed.mjs');
    expect(pipeline).toContain(`image: node:${readFileSync('.nvmrc', 'utf8').trim()}`);
    expect(pipeline).toContain('NEXT_TELEMETRY_DISABLED');
  });

  test('keeps the folders that the workflow for GitHub keeps, those of the branch first', () => {
    const workflow = readFileSync('.github/workflows/pages.yml', 'utf8');
    const [, lists = ''] = /\n +(?:path: \||paths: \[)([\s\S]*?)(?:\n +key|\])/.exec(pipeline) ?? [];
    expect(lists.split(/[\s,]+/).filter(Boolean)).toEqual(readKeptFolders(workflow));
    for (const text of [workflow, pipeline]) {
      expect(text).toMatch(/ key: export-\$.*(?:ref_name|REF_SLUG)/);
      expect(text).toMatch(/ (?:restore-keys|fallback_keys):[^:]*export-/);
    }
  });
});

test.each([
  [{ CI_PAGES_URL: 'https://group.gitlab.io/store' }, 'https://group.gitlab.io /store'],
  [{ CI_PAGES_URL: 'https://store-1a2b.gitlab.io/' }, 'https://store-1a2b.gitlab.io '],
  [{ CI_PAGES_URL: 'https://group.gitlab.io/store', SITE_URL: 'https://www.example.com' }, 'https://www.example.com '],
])('GitLab with %j builds for %s', (given, address) => {
  const line = /^ +- (test -n "\$SITE_URL".*)$/m.exec(readFileSync('.github/templates/gitlab.yml', 'utf8'))?.[1];
  const env = { ...runnerEnvironment(), ...given };
  const words = ['-e', '-c', `${line}\necho "$SITE_URL $BASE_PATH"`];
  expect(execFileSync('bash', words, { encoding: 'utf8', env })).toBe(`${address}\n`);
});
