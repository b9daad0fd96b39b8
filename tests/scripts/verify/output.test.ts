import { orderOutputs } from '@/scripts/verify/output';

test('what began first is passed on as it comes, and the others follow whole', () => {
  let shown = '';
  const open = orderOutputs((text) => {
    shown += text;
  });
  const [a, b, c] = [open('A '), open('B '), open('C ')];
  b?.add('b1 ');
  a?.add('a1 ');
  expect(shown).toBe('A a1 ');
  c?.add('c1 ');
  c?.end();
  a?.end();
  expect(shown).toBe('A a1 B b1 ');
  b?.add('b2 ');
  expect(shown).toBe('A a1 B b1 b2 ');
  b?.end();
  expect(shown).toBe('A a1 B b1 b2 C c1 ');
});
