import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GARDEN } from '../../fixtures/shops';
import { closedFaults, closedShop, pageFiles, policyOf } from '../closed-page';
import { parseHtml } from '../html';

const { out, dataDir, catalogueFile } = GARDEN;
const work = join(out, '..');

test('every page of the plain garden is closed, and its shop and its admin stand under one policy each', () => {
  const shop = closedShop(join(work, dataDir), join(work, catalogueFile), GARDEN);
  const pages = pageFiles(out).map((file) => ({ file, html: readFileSync(join(out, file), 'utf8') }));
  expect(pages.length).toBeGreaterThan(80);
  expect(shop.publish).toEqual(['https://gitlab.invalid']);
  expect(pages.flatMap(({ file, html }) => closedFaults(file, html, shop).map((fault) => `${file}: ${fault}`))).toEqual(
    [],
  );
  const policies = pages.map(({ html }) => policyOf({ elements: parseHtml(html) }));
  expect(new Set(policies).size).toBe(2);
});
