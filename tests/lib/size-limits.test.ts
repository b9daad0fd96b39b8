import { readSizeLimits } from '@/lib/size-limits';

test('limits are lowered by name, and the others stay', () => {
  expect(readSizeLimits('pages=40,index=20')).toEqual({ ...readSizeLimits(''), pages: 40, index: 20 });
});

test.each(['page=40', 'constructor=40', 'pages', 'pages=0', 'pages=-1', 'pages=1.5', 'pages=40;index=2'])(
  '%s is refused',
  (text) => {
    expect(() => readSizeLimits(text)).toThrow(`"${text}" is no limit`);
  },
);
