/**
 * `node --import ./scripts/register.mjs scripts/fonts.ts`: cuts the fonts of pages out of those of their packages, into app/fonts/. Run after a change of a font's package
 * or of the letters; a build takes the files as they stand, without network.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FontName, HEADING_FONTS, TEXT_FONTS } from '../lib/site/theme/theme-schema';
import { importTool } from './build/processes/install-tools';
import { BASIC_CHARACTERS, LATIN_CHARACTERS } from './build/theme/theme-files';
import { writeIfChanged } from './build/write-file';

type Settings = {
  targetFormat: 'woff2';
  keepFeatures: string[];
  noHinting: boolean;
  dropTables: string[];
  variationAxes?: Record<string, { min: number; max: number }>;
};
type SubsetFont = (font: Buffer, letters: string, settings: Settings) => Promise<Buffer>;

type FontSubset = { file: string; letters: string; variationAxes?: Settings['variationAxes'] };

const FOLDER = join('app', 'fonts');
const MORE_CHARACTERS = [...LATIN_CHARACTERS].filter((letter) => !BASIC_CHARACTERS.includes(letter)).join('');

/** Two weights of texts, one of headings: all that globals.css and the components ask for. */
function subsetsOf(name: FontName): Record<string, FontSubset> {
  const headings = `@fontsource/${name}/files/${name}-latin-600-normal.woff2`;
  const texts = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return {
    ...(TEXT_FONTS.some((font) => font === name) && {
      body: { file: texts, letters: LATIN_CHARACTERS, variationAxes: { wght: { min: 400, max: 600 } } },
    }),
    heading: { file: headings, letters: BASIC_CHARACTERS },
    'heading-more': { file: headings, letters: MORE_CHARACTERS },
  };
}

const { default: subsetFont } = await importTool<{ default: SubsetFont }>('subset-font');
const subsets = HEADING_FONTS.flatMap((font) =>
  Object.entries(subsetsOf(font)).map(([role, cut]) => ({ name: `${font}/${role}`, ...cut })),
);
for (const { name, file, letters, ...axes } of subsets) {
  const whole = readFileSync(join('node_modules', file));
  // Figures are tabular. Hints are for coarse pixels, and half of a font; GDEF holds how kerning differs by weight, which nobody sees.
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    dropTables: ['GDEF'],
    ...axes,
  });
  writeIfChanged(join(FOLDER, `${name}.woff2`), cut);
  console.log(`app/fonts/${name}.woff2: ${(cut.length / 1024).toFixed(1)} of ${(whole.length / 1024).toFixed(1)} KB`);
}
