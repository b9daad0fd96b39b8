import { distances, nearestTests } from '@/scripts/check/nearest-tests';

const FILES = new Map([
  ['lib/a.ts', ''],
  ['lib/b.ts', "import { a } from './a';\n"],
  ['lib/c.ts', "import type { B } from './b';\n"],
  ['components/d.tsx', "import { c } from '@/lib/c';\nconst later = () => import('@/lib/a');\n"],
  ['tests/lib/a.test.ts', "import { a } from '@/lib/a';\n"],
  ['tests/lib/c.test.ts', "import { c } from '@/lib/c';\n"],
  ['tests/lib/e.test.ts', "import { e } from '@/lib/e';\n"],
  ['lib/ring.ts', "import { ring } from './ring';\n"],
]);

test('distance is counted in imports, types and later ones included', () => {
  expect(Object.fromEntries(distances(['lib/a.ts'], FILES))).toEqual({
    'lib/a.ts': 0,
    'lib/b.ts': 1,
    'components/d.tsx': 1,
    'tests/lib/a.test.ts': 1,
    'lib/c.ts': 2,
    'tests/lib/c.test.ts': 3,
  });
});

test('tests come nearest first, a changed one before all, and a file that is gone still has them', () => {
  expect(nearestTests(['lib/a.ts', 'tests/lib/c.test.ts'], FILES, /\.test\./)).toEqual([
    'tests/lib/c.test.ts',
    'tests/lib/a.test.ts',
  ]);
  expect(nearestTests(['lib/ring.ts'], FILES, /\.test\./)).toEqual([]);
  expect(nearestTests(['lib/e.ts'], FILES, /\.test\./)).toEqual(['tests/lib/e.test.ts']);
});
