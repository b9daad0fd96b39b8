import { formatProblem } from '@/lib/catalogue/parse';
import { checkCatalogue } from '@/scripts/catalogue/check-catalogue';
import { rawCatalogue, row } from '@/tests/fixtures/catalogue';

const FILE = 'data/catalogue.json';
const problemsIn = (fields: object, newPictures?: ReadonlySet<string>) => {
  const result = checkCatalogue(rawCatalogue({ clothing: [row({ id: 'a', ...fields })] }), FILE, newPictures);
  return result.ok ? [] : result.problems.map(formatProblem);
};
const missing = 'names /drawings/x.svg, which is neither in the data folder nor in public/';

test.each<[string, object, string]>([
  [
    'a missing picture',
    { image_links: [{ src: '/drawings/x.svg', alt: 'Front' }] },
    `a, image_links[0].src: ${missing}`,
  ],
  [
    'a missing picture of a variant',
    { available_sizes: ['S', 'M'], variants: [{ size: 'M', image_links: ['/drawings/x.svg'] }] },
    `a, variants[0].image_links[0]: ${missing}`,
  ],
])('%s is a problem with file, product and field', (_, fields, message) => {
  expect(problemsIn(fields)).toEqual([expect.stringContaining(`${FILE}: ${message}`)]);
});

test('a picture that is written with the catalogue is not missing', () => {
  expect(problemsIn({ image_links: ['/drawings/x.svg'] }, new Set(['/drawings/x.svg']))).toEqual([]);
});
