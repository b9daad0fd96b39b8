import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { fromLink, toLink } from '@/lib/request/link';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { anyList, line, listOf, withoutIds } from './lists';

const linkOf = (value: unknown) => `#l=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;
const goods = ['shirt', 'Plain Shirt', 'Maker', '', 10];

/** As people order: some products, each in several sizes for several people. */
const orderOf = (count: number) =>
  listOf(
    ...Array.from({ length: count }, (_, at) =>
      line({
        id: `line-${at}`,
        product: `maker-${Math.floor(at / 6)}`,
        name: `Tactical Shirt With Long Sleeves ${Math.floor(at / 6)}`,
        model: `${7000 + Math.floor(at / 6) * 37}`,
        price: 20 + Math.floor(at / 6) + 0.99,
        choice: { color: 'Olive Drab', size: ['S', 'M', 'L', 'XL', '2XL', '3XL'][at % 6] ?? '' },
        quantity: 1 + ((at * 7) % 12),
      }),
    ),
  );

test('any list comes back as it went, but for the ids of its lines', async () => {
  await forAllAsync(
    fc.asyncProperty(anyList, async (list) => {
      const link = await toLink(list);
      expect(link).toMatch(/^l=[\w-]+$/);
      const found = await fromLink(link ?? '');
      expect([found && withoutIds(found.list), found?.faults]).toEqual([withoutIds(list), []]);
    }),
  );
});

test.each([
  [12, 400],
  [60, 1000],
  [500, 5000],
])('a list of %d lines has a link of less than %d characters', async (count, most) => {
  const list = orderOf(count);
  const link = (await toLink(list)) ?? '';
  expect(link.length).toBeLessThan(most);
  expect(withoutIds((await fromLink(`#${link}`))?.list ?? listOf())).toEqual(withoutIds(list));
});

test('a list that is too long for an address has no link', async () => {
  const noise = (at: number) =>
    Array.from({ length: 40 }, (_, step) =>
      Math.sin(at * 41 + step)
        .toString(36)
        .slice(3),
    ).join('');
  const list = listOf(
    ...Array.from({ length: 500 }, (_, at) => ({ product: `p-${at}`, note: noise(at).slice(0, 500) })),
  );
  expect(await toLink(list)).toBeUndefined();
});

test.each([
  '',
  '#',
  'l=',
  '#l=%%%',
  'l=é',
  linkOf(null),
  linkOf([]),
  linkOf({ v: 1 }),
  linkOf([1, [], goods]),
  linkOf([1, {}, [], []]),
  linkOf('list'),
  `#l=${deflateRawSync('not json').toString('base64url')}`,
])('%j holds no list', async (fragment) => {
  expect(await fromLink(fragment)).toBeUndefined();
});

test('a link of more than 64 KB is not looked at', async () => {
  expect(await fromLink(`l=${'A'.repeat(65_536)}`)).toBeUndefined();
});

test('what unpacks to more than 1 MB is given up there', async () => {
  const bomb = deflateRawSync(`[1,[],[],[${'[0],'.repeat(6_000_000)}[0]]]`);
  expect(bomb.length).toBeLessThan(48_000);
  const before = process.memoryUsage().arrayBuffers;
  expect(await fromLink(`l=${bomb.toString('base64url')}`)).toBeUndefined();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16_000_000);
});

test('a link that is cut off in the middle holds no list', async () => {
  const link = (await toLink(orderOf(12))) ?? '';
  expect(await fromLink(link.slice(0, -20))).toBeUndefined();
});

test('a link made before there were options is read, and one with options stands behind what that had', async () => {
  const before = [1, [], [goods], [[0, 2, 'Black', 'L', '', '', '', 'Ann', 'Soon']]];
  const choice = { color: 'Black', size: 'L' };
  const wish = { id: expect.any(String), quantity: 2, person: 'Ann', note: 'Soon' };
  expect((await fromLink(linkOf(before)))?.list.lines).toEqual([line({ ...wish, choice })]);
  const link = await toLink(listOf({ choice: { ...choice, Hand: 'Left' }, quantity: 2, person: 'Ann', note: 'Soon' }));
  const text = inflateRawSync(Buffer.from((link ?? '').slice(2), 'base64url')).toString();
  expect(JSON.parse(text)[3]).toEqual([[0, 2, 'Black', 'L', '', '', '', 'Ann', 'Soon', 'Hand', 'Left']]);
});

test('lines that cannot be read are told, and products that nobody knows are kept', async () => {
  const found = await fromLink(
    linkOf([1, ['PD'], [goods, 'x'], [[0, 2, 'Black'], [1, 1], [7, 1], ['__proto__', 1], [0, -1], null]]),
  );
  expect(found?.list.lines).toEqual([line({ id: expect.any(String), quantity: 2, choice: { color: 'Black' } })]);
  expect(found?.list.head.organization).toBe('PD');
  expect(found?.faults.map(({ at }) => at)).toEqual([2, 3, 4, 5, 6]);
});

test('anything that unpacks is read without harm', async () => {
  await forAllAsync(
    fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 5 }), async (value) => {
      const found = await fromLink(linkOf([1, ...value]));
      expect(found === undefined || found.list.lines.every(({ quantity }) => quantity > 0)).toBe(true);
    }),
  );
});
