/**
 * `npm run fonts`: cuts the fonts of pages out of those of their packages, into app/fonts/. Run after a change of a font's package
 * or of the letters; a build takes the files as they stand, without network.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTool } from './fetch/tools';
import { FIRST_LETTERS, LATIN_LETTERS } from './fonts/first-letters';
import { writeIfNew } from './write-if-new';

type Settings = {
  targetFormat: 'woff2';
  keepFeatures: string[];
  noHinting: boolean;
  dropTables: string[];
  variationAxes?: Record<string, { min: number; max: number }>;
};
type SubsetFont = (font: Buffer, letters: string, settings: Settings) => Promise<Buffer>;

const FOLDER = join('app', 'fonts');
const HEADING = '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2';
/** Two weights of text, one of headings: all that globals.css and the components ask for. */
const FONTS: Record<string, { file: string; letters: string; variationAxes?: Settings['variationAxes'] }> = {
  body: {
    file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    letters: LATIN_LETTERS,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  heading: { file: HEADING, letters: FIRST_LETTERS },
  'heading-more': {
    file: HEADING,
    letters: [...LATIN_LETTERS].filter((letter) => !FIRST_LETTERS.includes(letter)).join(''),
  },
};

const { default: subsetFont } = await importTool<{ default: SubsetFont }>('subset-font');
for (const [name, { file, letters, ...axes }] of Object.entries(FONTS)) {
  const whole = readFileSync(join('node_modules', file));
  // Figures are tabular. Hints are for coarse pixels, and half of a font; GDEF holds how kerning differs by weight, which nobody sees.
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    dropTables: ['GDEF'],
    ...axes,
  });
  writeIfNew(join(FOLDER, `${name}.woff2`), cut);
  console.log(`app/fonts/${name}.woff2: ${(cut.length / 1024).toFixed(1)} of ${(whole.length / 1024).toFixed(1)} KB`);
}
