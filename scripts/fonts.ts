/**
 * `node --import ./scripts/register.mjs scripts/fonts.ts`: downloads the fonts of themes and writes subsets of them into app/fonts/. Run it
 * after a change of a font or of the character sets. Builds use the committed files and need no network.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FontName, HEADING_FONTS, TEXT_FONTS } from '../lib/site/theme/theme-schema';
import { importTool, toolFolder } from './build/processes/install-tools';
import { BASIC_CHARACTERS, LATIN_CHARACTERS } from './build/theme/theme-files';
import { writeIfChanged } from './build/write-file';

type SubsetFont = (font: Buffer, characters: string, settings: object) => Promise<Buffer>;
type FontSubset = { file: string; characters: string; variationAxes?: object };

const FOLDER = join('app', 'fonts');
const MORE_CHARACTERS = [...LATIN_CHARACTERS].filter((character) => !BASIC_CHARACTERS.includes(character)).join('');

/** Text in weights 400 to 600, headings in 600: the weights that the style sheets use. */
function subsetsOf(name: FontName): Record<string, FontSubset> {
  const headings = `@fontsource/${name}/files/${name}-latin-600-normal.woff2`;
  const texts = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return {
    ...(TEXT_FONTS.some((font) => font === name) && {
      body: { file: texts, characters: LATIN_CHARACTERS, variationAxes: { wght: { min: 400, max: 600 } } },
    }),
    heading: { file: headings, characters: BASIC_CHARACTERS },
    'heading-more': { file: headings, characters: MORE_CHARACTERS },
  };
}

const { default: subsetFont } = await importTool<{ default: SubsetFont }>('subset-font');
const subsets = HEADING_FONTS.flatMap((font) =>
  Object.entries(subsetsOf(font)).map(([role, subset]) => ({ name: `${font}/${role}`, ...subset })),
);
for (const { name, file, characters, ...axes } of subsets) {
  const original = readFileSync(join(toolFolder('subset-font'), 'node_modules', file));
  // 'tnum' has digits of equal width. Hints are removed: they are half of a file, and only low-resolution screens use them. GDEF is
  // removed: it changes the kerning by weight, which is not visible.
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    dropTables: ['GDEF'],
    ...axes,
  });
  writeIfChanged(join(FOLDER, `${name}.woff2`), subset);
  console.log(
    `app/fonts/${name}.woff2: ${(subset.length / 1024).toFixed(1)} of ${(original.length / 1024).toFixed(1)} KB`,
  );
}
