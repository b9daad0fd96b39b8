import { createHash } from 'node:crypto';
import { openProject, writeToProject } from '@/lib/admin/folder';
import { rawCatalogue, row } from '@/tests/fixtures/catalogue';

/** A folder of the browser's file system, in memory. */
class Folder {
  readonly entries = new Map<string, Folder | { bytes: string | Uint8Array }>();
  isReadOnly = false;

  async *keys() {
    yield* this.entries.keys();
  }

  async getDirectoryHandle(name: string, { create = false } = {}): Promise<Folder> {
    if (create && !this.entries.has(name)) this.entries.set(name, new Folder());
    const entry = this.entries.get(name);
    if (!(entry instanceof Folder)) throw new DOMException('Not found', 'NotFoundError');
    return entry;
  }

  async getFileHandle(name: string, { create = false } = {}) {
    if (!this.entries.has(name) && !create) throw new DOMException('Not found', 'NotFoundError');
    return {
      getFile: async () => ({ text: async () => String((this.entries.get(name) as { bytes: string }).bytes) }),
      createWritable: async () => {
        if (this.isReadOnly) throw new DOMException('Read-only', 'NoModificationAllowedError');
        let written: string | Uint8Array = '';
        return {
          write: async (content: string | Uint8Array) => {
            written = content;
          },
          close: async () => void this.entries.set(name, { bytes: written }),
        };
      },
    };
  }
}

const text = `${JSON.stringify(rawCatalogue({ clothing: [row({ id: 'a' })] }), null, 2)}\n`;
const bytes = Buffer.from('picture');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const changes = (was: number, files = true) => ({
  format: 1 as const,
  base: { hash: 'x' },
  ops: [{ op: 'update' as const, id: 'a', baseHash: 'x', set: { price: 12 }, was: { price: was } }],
  files: files
    ? [{ path: `/uploads/${sha256}.webp`, sha256, mime: 'image/webp' as const, base64: bytes.toString('base64') }]
    : [],
});

function project() {
  const root = new Folder();
  const [data, site] = [new Folder(), new Folder()];
  root.entries.set('data', data).set('public', site);
  data.entries.set('catalogue.json', { bytes: text });
  return { root, data, site };
}
async function write(folder: Folder, set: ReturnType<typeof changes>, kept = new Map<string, Blob>()) {
  const opened = await openProject(folder as unknown as FileSystemDirectoryHandle);
  return opened.ok ? writeToProject(opened, set, async (path) => kept.get(path)) : opened;
}
const catalogueIn = (data: Folder) => (data.entries.get('catalogue.json') as { bytes: string }).bytes;

test('the catalogue and the pictures are written', async () => {
  const { root, data, site } = project();
  expect(await write(root, changes(10))).toEqual({ ok: true, lines: ['Changed Plain Shirt (a): Price'] });
  expect(catalogueIn(data)).toBe(text.replace('"price": 10', '"price": 12'));
  const uploads = await site.getDirectoryHandle('uploads');
  expect(Buffer.from((uploads.entries.get(`${sha256}.webp`) as { bytes: Uint8Array }).bytes)).toEqual(bytes);
});

test('what was published is dated, and days that cannot be read stop the writing', async () => {
  const { root, data } = project();
  await write(root, changes(10));
  const recorded = (data.entries.get('lastmod.json') as { bytes: string }).bytes;
  expect(JSON.parse(recorded)).toEqual({ a: { hash: expect.any(String), date: expect.any(String) } });
  data.entries.set('lastmod.json', { bytes: recorded.replace(/"\d{4}-/, '"0-') });
  expect(await write(root, changes(12))).toEqual({
    ok: false,
    lines: ['data/lastmod.json: a, date: must be a day such as "2026-03-24"'],
  });
});

test('a conflict writes nothing and says why', async () => {
  const { root, data, site } = project();
  const written = await write(root, changes(9));
  expect([written.ok, written.lines[0]]).toEqual([false, expect.stringContaining('Price is $10.00')]);
  expect([catalogueIn(data), site.entries.size]).toEqual([text, 0]);
});

test('a folder that cannot be written is said', async () => {
  const { root, data } = project();
  data.isReadOnly = true;
  const written = await write(root, changes(10, false));
  expect([written.ok, catalogueIn(data)]).toEqual([false, text]);
});

describe('a picture that the project names and does not have', () => {
  const path = `/uploads/${sha256}.webp`;
  const pictured = (folder: Folder) => {
    folder.entries.set('catalogue.json', {
      bytes: JSON.stringify(rawCatalogue({ clothing: [row({ id: 'a', image_links: [path] })] })),
    });
  };

  test('is put back by the next writing, whatever that changes', async () => {
    const { root, data, site } = project();
    pictured(data);
    const written = await write(root, changes(10, false), new Map([[path, new Blob(['picture'])]]));
    expect(written).toEqual({
      ok: true,
      lines: ['Changed Plain Shirt (a): Price', `Put back a picture of Plain Shirt: ${path}`],
    });
    expect([...(await site.getDirectoryHandle('uploads')).entries.keys()]).toEqual([`${sha256}.webp`]);
    expect((await write(root, changes(12, false))).lines).toEqual([]);
  });

  test('is named when this browser does not have it either', async () => {
    const { root, data } = project();
    pictured(data);
    expect((await write(root, changes(10, false))).lines.at(-1)).toBe(
      `Plain Shirt lacks a picture, and this browser does not have it either: ${path}`,
    );
  });
});
