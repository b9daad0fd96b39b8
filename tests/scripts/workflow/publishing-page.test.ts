import { readFileSync } from 'node:fs';
import { siteSchema } from '@/lib/site/site-schema';
import { readSteps } from '@/scripts/workflow/read-steps';

const page = readFileSync('docs/publishing.md', 'utf8');
const blocks = [...page.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```$/gm)].map(([, language, text = '']) => ({
  language,
  text,
}));

test('docs/publishing.md names every field of publish, and no other', () => {
  const list = page.slice(page.indexOf('The first three'), page.indexOf('Without `publish`'));
  const named = [...list.matchAll(/^- `(\w+)`: /gm)].map(([, name]) => name);
  const schema = siteSchema.shape.publish.unwrap();
  expect(named.sort()).toEqual(Object.keys(schema.shape).sort());
});

test('its example is taken as it stands', () => {
  const example = blocks.find(({ language }) => language === 'json')?.text;
  expect(siteSchema.parse(JSON.parse(`{${example}}`))).toHaveProperty('publish.repository', 'owner/store');
});

test('its pipelines for other hosts run what the workflow for GitHub runs, in that order', () => {
  const workflow = readFileSync('.github/workflows/pages.yml', 'utf8');
  const commands = readSteps(workflow, 'build').map(({ run }) => run);
  const pipelines = blocks.filter(({ language }) => language === 'yaml').map(({ text }) => text);
  expect(pipelines).toHaveLength(2);
  for (const pipeline of pipelines) {
    const lines = pipeline.split('\n').map((line) => line.replace(/^ *- (?:run: )?/, ''));
    expect(lines.filter((line) => commands.includes(line))).toEqual(commands);
    expect(pipeline).toContain('node .github/what-changed.mjs');
    expect(pipeline).toContain(`image: node:${readFileSync('.nvmrc', 'utf8').trim()}`);
  }
});
