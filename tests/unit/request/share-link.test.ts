import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { hasListFragment, listFromFragment, listToFragment } from '@/lib/request/share-link';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { anyList, line, listOf } from './request-lists';

const compress = (text: string) => `list=${deflateRawSync(text).toString('base64url')}`;
const fragmentOf = (value: unknown) => compress(JSON.stringify(value));

/** A typical list of a department: several products, each in six sizes. */
const typicalList = (count: number) =>
  listOf(
    ...Array.from({ length: count }, (_, at) => ({
      product: `brand-${Math.floor(at / 6)}`,
      name: `Tactical Shirt With Long Sleeves ${Math.floor(at / 6)}`,
      price: 20 + Math.floor(at / 6) + 0.99,
      choice: { color: 'Olive Drab', size: ['S', 'M', 'L', 'XL', '2XL', '3XL'][at % 6] ?? '' },
      quantity: 1 + ((at * 7) % 12),
    })),
  );

test('any list survives a link, except for line ids', async () => {
  await forAllAsync(
    fc.asyncProperty(anyList, async (list) => {
      const fragment = (await listToFragment(list)) ?? '';
      expect(fragment).toMatch(/^list=[\w-]+$/);
      const lines = list.lines.map((saved) => ({ ...saved, id: expect.any(String) }));
      expect(await listFromFragment(fragment)).toEqual({ list: { ...list, lines }, errors: [] });
    }),
  );
});

test('the link of 60 lines has fewer than 1500 characters', async () => {
  expect((await listToFragment(typicalList(60)))?.length).toBeLessThan(1500);
});

test('a list that is too long for a URL has no link', async () => {
  const note = () => randomBytes(250).toString('hex');
  const lines = Array.from({ length: 500 }, (_, at) => ({ product: `p-${at}`, note: note() }));
  expect(await listToFragment(listOf(...lines))).toBeUndefined();
});

test.each([
  ...['', '#list=', 'kit=patrol-officer', 'list=', 'list=%%%', 'list=é', compress('not json'), fragmentOf({ v: 1 })],
  `${fragmentOf({ v: 1, lines: [] })}${'A'.repeat(65_536)}`,
])('fragment %# is not a list', async (fragment) => {
  expect(await listFromFragment(fragment)).toBeUndefined();
});

test('a truncated link is not a list, but is recognized as a list link', async () => {
  const fragment = ((await listToFragment(typicalList(12))) ?? '').slice(0, -20);
  expect([await listFromFragment(fragment), hasListFragment(fragment), hasListFragment('kit=list')]).toEqual([
    undefined,
    true,
    false,
  ]);
});

test('the content of a zip bomb is not parsed', async () => {
  const bomb = compress(`{"v":1,"lines":[${'[0],'.repeat(6_000_000)}0]}`);
  expect(bomb.length).toBeLessThan(65_000);
  const parse = jest.spyOn(JSON, 'parse');
  expect(await listFromFragment(bomb)).toBeUndefined();
  expect(parse).not.toHaveBeenCalled();
});

test('invalid lines in a link are reported, and control characters are removed', async () => {
  const valid = line({ name: 'A\u0000B\u202eC', note: '<b>\u2066' });
  const invalid = [{ ...valid, quantity: '2' }, { ...valid, product: 'a\nb' }, { ...valid, product: {} }, 7];
  const found = await listFromFragment(fragmentOf({ v: 1, details: ['PD'], lines: [valid, ...invalid] }));
  expect(found?.list).toEqual(listOf({ ...valid, id: 'line-1', name: 'A B C', note: '<b>' }));
  expect(found?.errors).toHaveLength(4);
});
