import localFont from 'next/font/local';

const body = localFont({
  src: '../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-body',
  display: 'optional',
});
const heading = localFont({
  src: '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
  weight: '600',
  variable: '--font-heading',
  display: 'optional',
});

/** The classes that bring both families to a document. */
export const fontClasses = `${body.variable} ${heading.variable}`;
