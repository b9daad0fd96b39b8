import { readRows } from '@/scripts/export/flight';
import { stripPayload } from '@/scripts/export/payload';

const STATIC = '2:I[11,["/a.js"],"StaticMarkup"]\n';
const OTHER = '3:I[12,["/a.js"],"Gallery"]\n';
const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}\n`;
const valuesOf = (text: string) =>
  Object.fromEntries(
    readRows(text).map(({ id, kind, body }) => [id, kind === '' ? JSON.parse(body) : `${kind}${body}`]),
  );
const strip = (...rows: string[]) => valuesOf(stripPayload(rows.join('')));
const staticMarkup = (children: unknown) => ['$', '$L2', null, { name: 'a', className: 'b', children }];

test('a payload without anything to take out stays as it is, but for texts, which become values', () => {
  const textOf = (fourth: string) =>
    `${OTHER}${fourth}${row('0', { a: ['$', '$L3', null, { text: '$4', price: '$$5' }] })}`;
  expect(stripPayload(textOf('4:T6,$é…'))).toBe(textOf('4:"$$é…"\n'));
});

test('what stands in a StaticMarkup is taken out, its own attributes stay', () => {
  const { 0: root } = strip(STATIC, row('0', ['$', 'p', null, { children: staticMarkup(['$', 'b', null, {}]) }]));
  expect(root).toEqual(['$', 'p', null, { children: staticMarkup(null) }]);
});

test('a StaticMarkup whose name stands in a row of its own is found', () => {
  const { 0: root } = strip('5:"StaticMarkup"\n', '2:I[11,["/a.js"],"$5"]\n', row('0', staticMarkup('words')));
  expect(root).toEqual(staticMarkup(null));
});

test('rows that only a StaticMarkup named go with it, modules too', () => {
  const left = strip(STATIC, OTHER, row('5', ['$', '$L3', null, {}]), '6:T2,ab', row('0', staticMarkup(['$L5', '$6'])));
  expect(Object.keys(left).sort()).toEqual(['0', '2']);
});

test('what is named from elsewhere as well stays', () => {
  const left = strip(STATIC, row('5', ['$', 'b', null, {}]), row('0', [staticMarkup('$L5'), '$L5']));
  expect(left).toMatchObject({ 5: ['$', 'b', null, {}] });
});

test('what another place takes from inside a StaticMarkup is written out there', () => {
  const images = [{ src: '/a.svg' }];
  const inside = ['$', 'p', null, { images, children: '$L6' }];
  const left = strip(
    STATIC,
    row('5', staticMarkup(inside)),
    row('6', ['$', 'b', null, { title: 'c' }]),
    row('0', ['$L5', { again: '$5:props:children:props:images', whole: '$5:props:children' }]),
  );
  expect(left[0]).toEqual(['$L5', { again: images, whole: inside }]);
  expect(left[6]).toEqual(['$', 'b', null, { title: 'c' }]);
});

test('a way that leads through rows that stay is left alone', () => {
  const rows = [row('5', ['$', 'p', null, { a: '$6' }]), row('6', { b: [1] }), row('0', ['$L5', '$5:props:a:b'])];
  expect(strip(...rows)[0]).toEqual(['$L5', '$5:props:a:b']);
});

test('the head, structured data and hints are taken out, a title of a drawing stays', () => {
  const left = strip(
    ':HL["/a.css","style"]\n',
    '7:I[13,["/a.js"],"IconMark"]\n',
    row('5', [
      ['$', 'title', '0', {}],
      ['$', 'meta', '1', {}],
      ['$', '$L7', '2', {}],
    ]),
    row('0', [
      '$L5',
      [
        ['$', 'link', '0', { rel: 'stylesheet' }],
        ['$', 'script', '1', { src: '/a.js', async: true }],
      ],
      ['$', 'script', null, { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: '{"a":1}' } }],
      ['$', 'svg', null, { children: ['$', 'title', null, { children: 'A drawing' }] }],
    ]),
  );
  expect(left).toEqual({
    5: null,
    0: [
      '$L5',
      null,
      ['$', 'script', null, { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: '' } }],
      ['$', 'svg', null, { children: ['$', 'title', null, { children: 'A drawing' }] }],
    ],
  });
});

test('what is not set is not said', () => {
  expect(strip(row('0', ['$', 'p', null, { nonce: '$undefined', children: ['$undefined'] }]))[0]).toEqual([
    '$',
    'p',
    null,
    { children: ['$undefined'] },
  ]);
});

test('streams stay whole, with what they name', () => {
  const rows = ['d:X\n', row('d', { a: '$L5' }), row('5', 1), row('8', 2), 'd:C\n', row('0', { v: '$d' })];
  const text = stripPayload(rows.join(''));
  expect(text).toBe(rows.filter((line) => !line.startsWith('8')).join(''));
});

test.each([
  ['a payload that begins nowhere', row('1', null), 'the payload has no row'],
  ['an error', '0:E{"digest":"1"}\n', 'unknown kind E'],
  ['no rows', 'hello\n', 'unknown row'],
  ['a text that ends too soon', '1:Tff,abc', 'of the payload has no end'],
  ['a row that does not end', '0:null', 'of the payload has no end'],
  ['a way to nowhere', row('0', ['$5:props']), 'refers to 5:props'],
])('%s is refused', (_, text, fault) => {
  expect(() => stripPayload(text)).toThrow(fault);
});
