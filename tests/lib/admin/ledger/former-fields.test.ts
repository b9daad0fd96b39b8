import { fromFormerFields } from '@/lib/admin/from-former-fields';
import { toBundle } from '@/lib/admin/ledger/bundle';
import { fromFormer } from '@/lib/admin/ledger/former-item';
import { kindOf, LEDGER_VERSION, type LedgerItem } from '@/lib/admin/ledger/ledger';
import { readLedger } from '@/lib/admin/ledger/stored-ledger';
import { productSchema } from '@/lib/catalogue/schema/product';
import { bundleOf, raw } from './world';

const [a, b] = ['/uploads/a.webp', '/uploads/b.webp'];
const former = (fields: object) => raw(fields as Record<string, unknown>);

test('descriptions become a part of their pictures', () => {
  expect(fromFormerFields({ image_links: [a, b], image_alts: { [a]: 'Front' }, price: 1 })).toEqual({
    image_links: [{ src: a, alt: 'Front' }, b],
    price: 1,
  });
  const links = [
    { src: a, alt: 'Old', color: 'Black' },
    { src: b, alt: 'Old' },
  ];
  expect(fromFormerFields({ image_alts: { [a]: 'New' } }, links)).toEqual({
    image_links: [{ src: a, alt: 'New', color: 'Black' }, b],
  });
  expect(fromFormerFields({ image_alts: null, image_links: null })).toEqual({ image_links: null });
  const fields = { image_links: links };
  expect(fromFormerFields(fields)).toBe(fields);
});

const REMOVED = { artwork: 'polo', from: '2026-12-01', until: '2026-12-24', priceUntil: '2026-12-24', replacedBy: 'b' };

test.each(Object.entries(REMOVED))('the removed field %s is dropped', (field, value) => {
  expect(fromFormerFields({ [field]: value, price: 1 })).toEqual({ price: 1 });
  expect(fromFormerFields({ [field]: value, image_links: [a] })).toEqual({ image_links: [a] });
});

describe('an item of an earlier version', () => {
  const edit = (product: object, baseValues: object, more: Partial<LedgerItem> = {}): LedgerItem => ({
    ...{ id: 'a', baseHash: 'h', editedAt: 1, product: former({ id: 'a', ...product }) },
    baseValues: { ...baseValues },
    ...more,
  });

  test('with an edited description is an edit of the pictures', () => {
    const item = edit({ image_links: [a], image_alts: { [a]: 'New' } }, { image_alts: { [a]: 'Old' } });
    expect(fromFormer(item)).toEqual(
      edit({ image_links: [{ src: a, alt: 'New' }] }, { image_links: [{ src: a, alt: 'Old' }] }),
    );
  });

  test('with pictures that were added has nothing before', () => {
    const values = { image_links: null, image_alts: null, price: 9 };
    const item = edit({ image_links: [a], image_alts: { [a]: 'New' } }, values, { conflicts: ['image_alts', 'price'] });
    expect(fromFormer(item)).toEqual(
      edit(
        { image_links: [{ src: a, alt: 'New' }] },
        { image_links: null, price: 9 },
        { conflicts: ['image_links', 'price'] },
      ),
    );
  });

  test('with another field edited keeps that edit only', () => {
    const item = edit(
      { price: 12, ...REMOVED },
      { price: 10, artwork: 'star', from: null, until: '2026-12-23' },
      { sentValues: { artwork: ['x'], priceUntil: [null], price: [10] }, conflicts: ['until', 'replacedBy'] },
    );
    expect(fromFormer(item)).toEqual(edit({ price: 12 }, { price: 10 }, { sentValues: { price: [10] } }));
  });

  test('with an edit of a removed field only is no edit', async () => {
    const bundle = await toBundle(bundleOf(raw({ id: 'a' })));
    const p = former({ id: 'a', until: '2026-12-24' });
    const items = [{ id: 'a', h: bundle.hashes.get('a'), p, b: { until: null }, e: 1 }];
    const text = JSON.stringify({ v: LEDGER_VERSION, rev: 1, base: { hash: bundle.hash, count: 1 }, items });
    const reading = await readLedger(text, bundle);
    const [item] = reading.kind === 'ledger' ? reading.ledger.items : [];
    expect([reading.kind, item && kindOf(item)]).toEqual(['ledger', 'same']);
  });

  test('is read whole from the text that a browser keeps, and may be published', async () => {
    const bundle = await toBundle(bundleOf(raw({ id: 'a' })));
    const p = former({ id: 'new', image_links: [a], image_alts: { [a]: 'Front' }, ...REMOVED });
    const items = [
      { id: 'a', h: bundle.hashes.get('a') },
      { id: 'new', p, e: 1 },
    ];
    const text = JSON.stringify({ v: LEDGER_VERSION, rev: 1, base: { hash: bundle.hash, count: 1 }, items });
    const reading = await readLedger(text, bundle);
    expect(reading).toMatchObject({ kind: 'ledger', isWhole: true });
    const [, item] = reading.kind === 'ledger' ? reading.ledger.items : [];
    expect(productSchema.parse(item?.product).images).toEqual([{ src: a, alt: 'Front' }]);
  });
});
