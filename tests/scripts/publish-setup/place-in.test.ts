import { readFileSync } from 'node:fs';
import { parseJson } from '@/lib/catalogue/parse-json';
import { placeIn } from '@/scripts/publish-setup/files';

const PUBLISH = { host: 'github', repository: 'owner/store', branch: 'main' } as const;
const read = (text: string) => parseJson(Buffer.from(text)) as Record<string, unknown>;

test('the bundled site.json keeps every line that it has', () => {
  const before = readFileSync('data/site.json', 'utf8');
  const after = placeIn(before, PUBLISH);
  expect(after.startsWith(before.slice(0, before.lastIndexOf('\n}')))).toBe(true);
  expect(read(after)).toEqual({ ...read(before), publish: PUBLISH });
  expect(placeIn(after, PUBLISH)).toBe(after);
});

test.each([
  ['', '{\n  "publish": {\n    "host": "github",\n    "repository": "owner/store",\n    "branch": "main"\n  }\n}\n'],
  [
    '{\r\n\t"name": "A"\r\n}\r\n',
    '{\r\n\t"name": "A",\r\n\t"publish": {\r\n\t\t"host": "github",\r\n\t\t"repository": "owner/store",\r\n\t\t"branch": "main"\r\n\t}\r\n}\r\n',
  ],
])('%j becomes a file of the same kind', (before, after) => {
  expect(placeIn(before, PUBLISH)).toBe(after);
});

test('another place is put in the stead of the one before, and nothing else moves', () => {
  const before = '{ "publish": { "host": "gitlab", "repository": "a/b", "branch": "x" },\n\n  "name" : "A" }';
  const after = placeIn(before, PUBLISH);
  expect(read(after)).toEqual({ publish: PUBLISH, name: 'A' });
  expect(after.endsWith(',\n\n  "name" : "A" }')).toBe(true);
});

test('a mark of the order of bytes stays, as some editors write it', () => {
  const after = placeIn('\uFEFF{\n  "name": "A"\n}\n', PUBLISH);
  expect([after[0], read(after)]).toEqual(['\uFEFF', { name: 'A', publish: PUBLISH }]);
});
