import fc from 'fast-check';
import { toMailto } from '@/lib/request/mail';
import { setHead } from '@/lib/request/operations';
import { reviewList } from '@/lib/request/review';
import { toTextTable } from '@/lib/request/text-table';
import { forAll } from '@/tests/fixtures/for-all';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { anyList, listOf } from './lists';

const rows = indexRowsOf({ id: 'shirt', name: 'Shirt', brand: 'Acme', model: '7970', price: 10 });
const mailOf = (list: ReturnType<typeof listOf>) => toMailto('sales@shop.example', list, reviewList(list, rows));
const bodyOf = (href: string) => new URL(href).searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '';
const ordered = (count: number) =>
  setHead(
    listOf(
      ...Array.from({ length: count }, (_, at) => ({ model: '7970', choice: { size: 'L' }, person: `Officer ${at}` })),
    ),
    {
      organization: 'Springfield PD',
      po: 'A&B 1',
    },
  );

test('a short list is mailed as its table', () => {
  const list = ordered(2);
  const { href, left } = mailOf(list);
  expect([bodyOf(href), left]).toEqual([toTextTable(list, reviewList(list, rows)), 0]);
  expect(new URL(href).pathname).toBe('sales@shop.example');
  expect(new URL(href).searchParams.get('subject')).toBe('Request list, Springfield PD, PO A&B 1');
});

test('a longer one is mailed in a line each', () => {
  const { href, left } = mailOf(ordered(9));
  expect([left, bodyOf(href).split('\n').slice(0, 4)]).toEqual([
    0,
    ['Agency: Springfield PD', 'PO number: A&B 1', '', '1. 1 x 7970 Acme Shirt, size L, not counted (for Officer 0)'],
  ]);
});

test('of one that has no room whole lines are mailed, and how many are not is said', () => {
  const { href, left } = mailOf(ordered(200));
  const body = bodyOf(href);
  const kept = body.match(/^\d+\. .*\(for Officer \d+\)$/gm)?.length ?? 0;
  expect(kept).toBeGreaterThan(12);
  expect([kept + left, href.length <= 1900]).toEqual([200, true]);
  expect(body).toContain(`${left} further lines had no room here: the file or the link of the list has all 200.`);
});

test('any list is mailed within what addresses have room for', () => {
  forAll(
    fc.property(anyList, (list) => {
      const { href, left } = mailOf(list);
      expect([href.length <= 1900, left >= 0 && left <= list.lines.length]).toEqual([true, true]);
      expect(() => new URL(href)).not.toThrow();
    }),
  );
});

test('a head that fills the message leaves its note out before the lines', () => {
  const { href, left } = mailOf(setHead(ordered(3), { note: 'x'.repeat(1900) }));
  expect([left, bodyOf(href).includes('xxx'), bodyOf(href).includes('Agency: Springfield PD')]).toEqual([
    0,
    false,
    true,
  ]);
});

test('what of a head has no room is said', () => {
  const { href } = mailOf(setHead(ordered(3), { note: '🧥'.repeat(900) }));
  expect(bodyOf(href)).toContain('The note of the order had no room here.');
  const { href: other } = mailOf(
    setHead(ordered(3), { organization: '🧥'.repeat(99), contact: '🧥'.repeat(99), po: '🧥'.repeat(99) }),
  );
  expect([bodyOf(other).startsWith('Who asks had no room here.'), other.length <= 1900]).toEqual([true, true]);
});

test('an address cannot add to what is mailed', () => {
  const list = ordered(1);
  const { href } = toMailto('a@b.example?bcc=evil@x.example', list, reviewList(list, rows));
  expect(new URL(href).searchParams.has('bcc')).toBe(false);
});
