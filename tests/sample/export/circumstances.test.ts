import { existsSync, readFileSync } from 'node:fs';
import { withCircumstances } from '@/scripts/browsers/page';
import { circumstances } from '@/tests/e2e/circumstances';

test('the circumstances in docs/browsers.md are what npm run browsers writes', () => {
  const page = readFileSync('docs/browsers.md', 'utf8');
  expect(withCircumstances(page, circumstances)).toBe(page);
});

test('what is held by a test of its own has that test', () => {
  const proofs = circumstances.flatMap((circumstance) => ('proof' in circumstance ? circumstance.proof : []));
  expect(proofs.filter((file) => !existsSync(file))).toEqual([]);
});

test('where a template is only looked at, it says when', () => {
  const unseen = circumstances.filter((circumstance) => 'isAsked' in circumstance && !circumstance.seen);
  expect(unseen).toEqual([]);
});
