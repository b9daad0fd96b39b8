import { VERSION } from 'svgo';
import { type Artwork, type DrawnShop, drawScenes, toDrawing, toManifest } from '../../artwork/draw-shop';
import { type DrawingDraft, drawWith } from '../../artwork/draw-with';
import { subjectText } from '../../artwork/table/facts';
import type { Drawing } from '../../lib/catalogue/drawings/drawings-schema';
import { codeDigest } from '../code-digest';
import { digestOf, openKeptFiles } from '../kept-files';
import { optimizeAll } from './optimize-all';

/** A drawing with the key under which its content is kept. */
type Kept = readonly [drawing: Drawing, key: string];

/**
 * Like `drawShop`, with files made smaller. What the same code has drawn before comes from a folder: only a product that looks
 * otherwise is drawn again, and what is drawn as before is made smaller no second time.
 */
export async function drawKept({ products, ...shop }: DrawnShop, folder: string): Promise<Artwork> {
  const kept = openKeptFiles(folder);
  const contents = new Map<string, string | undefined>();
  const contentOf = (key: string): string | undefined => {
    if (!contents.has(key)) contents.set(key, kept.read(key)?.toString());
    return contents.get(key);
  };
  const optimizing = [VERSION, codeDigest('artwork/optimize.ts')].join();
  const keyOf = (markup: string) => digestOf(optimizing, markup);

  const listKey = digestOf(codeDigest('artwork', 'lib'), shop.set.name);
  const list = kept.read(listKey)?.toString();
  const before: Readonly<Record<string, readonly Kept[]>> = list === undefined ? {} : JSON.parse(list);
  const subjects = products.map((product) => ({ id: product.id, product, key: digestOf(subjectText(product)) }));
  const drawn = new Map<string, readonly Kept[]>();
  const drafts = new Map<string, readonly (readonly [draft: DrawingDraft, key: string])[]>();
  const draw = drawWith(shop.set);
  for (const { product, key } of subjects) {
    const known = before[key];
    if (drawn.has(key) || drafts.has(key)) continue;
    if (known?.every(([, content]) => contentOf(content) !== undefined)) drawn.set(key, known);
    else
      drafts.set(
        key,
        draw(product).map((draft) => [draft, keyOf(draft.markup)]),
      );
  }

  const scenes = drawScenes(shop).map(([file, markup]) => ({ file, markup, key: keyOf(markup) }));
  const markups = new Map([
    ...[...drafts.values()].flat().map(([{ markup }, key]) => [key, markup] as const),
    ...scenes.map(({ markup, key }) => [key, markup] as const),
  ]);
  const missing = [...markups].filter(([key]) => contentOf(key) === undefined);
  const made = await optimizeAll(missing.map(([, markup]) => markup));
  for (const [index, [key]] of missing.entries()) {
    const content = made[index] ?? '';
    kept.keep(key, content);
    contents.set(key, content);
  }

  const finish = ([draft, key]: readonly [DrawingDraft, string]): Kept => [toDrawing(draft, contentOf(key) ?? ''), key];
  for (const [key, own] of drafts) drawn.set(key, own.map(finish));
  const now = JSON.stringify(Object.fromEntries(drawn));
  if (now !== list) kept.keep(listKey, now);
  kept.sweep();

  const files = new Map<string, string>();
  for (const [{ file }, key] of [...drawn.values()].flat()) files.set(file, contentOf(key) ?? '');
  for (const { file, key } of scenes) files.set(file, contentOf(key) ?? '');
  const drawings = subjects.map(({ id, key }) => [id, (drawn.get(key) ?? []).map(([drawing]) => drawing)] as const);
  return { files, manifest: toManifest(drawings) };
}
