import localFont from 'next/font/local';

// Both files are cut by `scripts/fonts.ts`.
const body = localFont({
  src: './fonts/public-sans/body.woff2',
  weight: '400 600',
  variable: '--font-body',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
});
const heading = localFont({
  src: './fonts/barlow-condensed/heading.woff2',
  weight: '600',
  variable: '--font-heading',
  display: 'optional',
});

/** The classes that bring both families to a document. */
export const fontClasses = `${body.variable} ${heading.variable}`;
