/** A feature that a browser of the floor lacks, and what the site is there without it. */
export type NewerFeature = {
  name: string;
  /** Its paths in the compatibility data; each stands for what lies below it too. */
  features: readonly string[];
  below: string;
  /** The test that takes it away, by its file and its title; without one, a style sheet that loses it loses nothing else. */
  test?: string;
  /** Whether no source names it: it is in the export alone. */
  isMade?: true;
};

/** All that is newer than the floor: `npm run browsers` writes it into docs/browsers.md, and a test compares it with the code. */
export const NEWER_FEATURES: readonly NewerFeature[] = [
  {
    name: '`scrollend`',
    features: ['api.Element.scrollend_event', 'api.Document.scrollend_event', 'api.VisualViewport.scrollend_event'],
    below: 'a strip has come to rest once nothing has scrolled for a while',
    test: 'tests/components/on-rest.test.tsx: the slide that was swiped to is alive, and the count says so (row 49)',
  },
  {
    name: '`requestIdleCallback`',
    features: ['api.Window.requestIdleCallback'],
    below: 'scripts come a moment after the page is loaded, busy or not',
    test: 'tests/scripts/loader/loader.test.ts: come when it is loaded where no browser says that it is idle',
  },
  {
    name: '`navigator.share`',
    features: ['api.Navigator.share'],
    below: 'the address is copied, and that is said',
    test: 'tests/lib/share.test.ts: where it does not, the address is copied, and that is said',
  },
  {
    name: '`navigator.connection`',
    features: ['api.Navigator.connection'],
    below: 'pages are kept ahead for a visitor who saves data too',
    test: 'tests/lib/offline/keep-visit.test.ts: the page that brings the service worker is kept with all that it had loaded from here',
  },
  {
    name: 'WebP from a canvas',
    features: ['api.HTMLCanvasElement.toBlob.type_parameter_webp'],
    below: 'the PNG that comes instead is seen to be one, and an encoder of our own is loaded',
    test: 'tests/lib/admin/images/to-webp.test.ts: one that %s is kept as a WebP of the encoder',
  },
  {
    name: '`imageSmoothingQuality`',
    features: [
      'api.CanvasRenderingContext2D.imageSmoothingQuality',
      'api.OffscreenCanvasRenderingContext2D.imageSmoothingQuality',
      'api.PaintRenderingContext2D.imageSmoothingQuality',
    ],
    below: 'small copies of pictures are smoothed as the browser likes',
    test: 'tests/lib/admin/images/to-webp.test.ts: a picture is never made larger, and turned as its camera data says',
  },
  {
    name: '`showDirectoryPicker` and writing to a file of the folder',
    features: [
      'api.Window.showDirectoryPicker',
      'api.FileSystemFileHandle.createWritable',
      'api.FileSystemWritableFileStream.write',
    ],
    below: 'the admin has no button for it; the exported file does the same by a command',
    test: 'tests/components/admin/hand-over.test.tsx: where no folder can be picked there is the file alone, and nothing speaks of folders to write to',
  },
  {
    name: '`beforeunload`',
    features: ['api.Window.beforeunload_event'],
    below: 'no question before a form is closed; the draft is offered at the next visit, as above the floor',
    test: 'tests/components/admin/product-form.test.tsx: that an earlier visit left is offered back',
  },
  {
    name: 'touch events',
    features: ['api.Element.touchstart_event', 'api.TouchEvent', 'api.Touch'],
    below: 'pointer, focus and click do the same',
    test: 'tests/components/listing/listing-shell.test.tsx: takes several ticks in a row',
  },
  {
    name: '`document.prerendering`',
    features: ['api.Document.prerendering', 'api.Document.prerenderingchange_event'],
    below: 'no page is drawn ahead; scripts come as on any page',
    test: 'tests/scripts/loader/loader.test.ts: come when it is loaded and the browser idle, with their payload, and not before',
  },
  {
    name: 'Speculation Rules',
    features: ['html.elements.script.type.speculationrules'],
    below: 'the next page is fetched when its link is pressed',
    test: 'tests/scripts/loader/loader.test.ts: a link that opens something with script does so when they are, and all others lead on at once',
    isMade: true,
  },
  {
    name: '`fetchpriority`',
    features: ['html.elements.img.fetchpriority', 'html.elements.link.fetchpriority'],
    below: 'the first picture is asked for in the browser’s own order, and is not lazy',
    test: 'tests/components/picture.test.tsx: the first picture of a page loads at once',
  },
  {
    name: 'Trusted Types',
    features: ['api.trustedTypes'],
    below: 'in an admin of its own origin the hashes of its policy and of its scripts hold alone',
    test: 'tests/scripts/loader/guard.test.ts: without Trusted Types it has its hash all the same',
  },
  {
    name: '`details name`',
    features: ['html.elements.details.name'],
    below: 'each question opens and closes by itself',
    test: 'tests/components/faq-list.test.tsx: where questions do not close one another, each opens and closes by itself',
  },
  {
    name: '`dialog closedby`',
    features: ['html.elements.dialog.closedby'],
    below: 'a sheet is closed by its button and Escape, not by a press beside it',
    test: 'tests/components/listing/filter-sheet.test.tsx: close by their button',
  },
  {
    name: '`<search>`',
    features: ['html.elements.search'],
    below: 'no landmark; the search box is found by its role and name',
    test: 'tests/components/search-box.test.tsx: it is a plain form that asks /search/',
  },
  {
    name: 'icon, manifest and colors of the browser’s bars',
    features: [
      'html.elements.link.rel.icon',
      'html.elements.link.rel.manifest',
      'html.elements.meta.name.theme-color',
      'html.elements.meta.name.viewport',
    ],
    below: 'each device takes what it knows: iOS the icon of its own kind, Firefox no manifest',
    test: 'tests/export/share.test.ts: every page has an icon and names the manifest and the colors of the browser’s bars',
    isMade: true,
  },
  {
    name: '`:has()`',
    features: ['css.selectors.has'],
    below: 'what must be seen stands behind `@supports not selector(:has(a))`, in the same sheet; the rest is looks',
    test: 'tests/scripts/browsers.test.ts: what is chosen, and where the focus is, is seen without :has() too',
  },
  {
    name: '`content` with a text instead',
    features: ['css.properties.content.alt_text'],
    below: 'the line before shows the sign, which is read aloud',
    test: 'tests/scripts/browsers.test.ts: a sign with a text instead has one without before it',
  },
  {
    name: '`content-visibility`',
    features: ['css.properties.content-visibility'],
    below: 'suggestions out of sight are drawn at once',
  },
  {
    name: '`::details-content`',
    features: ['css.selectors.details-content'],
    below: 'closed answers stay closed on paper',
  },
  {
    name: '`contain: style`',
    features: ['css.properties.contain.style'],
    below: 'the browser has more to look at when a filter opens',
  },
  {
    name: '`forced-color-adjust`',
    features: ['css.properties.forced-color-adjust'],
    below: 'a pressed mark looks as the system likes',
  },
  {
    name: '`break-after`',
    features: ['css.properties.break-after'],
    below: 'a heading may end a printed column',
  },
  { name: '`rx` of a style', features: ['css.properties.rx'], below: 'the dots of colors are squares' },
  {
    name: '`scrollbar-width` and `scrollbar-color`',
    features: ['css.properties.scrollbar-width', 'css.properties.scrollbar-color'],
    below: 'the browser’s own bar, under strips too',
  },
  {
    name: '`text-wrap`',
    features: ['css.properties.text-wrap'],
    below: 'headings and names break where a line is full',
  },
  {
    name: '`font-size-adjust`',
    features: ['css.properties.font-size-adjust'],
    below: 'the name of the store may be cut off until its own font is there',
  },
  {
    name: '`text-size-adjust`',
    features: ['css.properties.text-size-adjust'],
    below: 'the build writes the prefix that Safari knows beside it; Firefox enlarges nothing here',
  },
  {
    name: 'measures of a substitute font',
    features: [
      'css.at-rules.font-face.ascent-override',
      'css.at-rules.font-face.descent-override',
      'css.at-rules.font-face.line-gap-override',
    ],
    below: 'text moves a little, once, when its font arrives',
    isMade: true,
  },
  { name: '`@page`', features: ['css.at-rules.page'], below: 'the margins of the printer' },
  {
    name: '`cursor`, `resize` and `::selection`',
    features: ['css.properties.cursor', 'css.properties.resize', 'css.selectors.selection'],
    below: 'phones have no pointer and mark text in their own color',
  },
  {
    name: '`::-webkit-search-cancel-button`',
    features: ['css.selectors.-webkit-search-cancel-button'],
    below: 'Firefox draws none to hide',
  },
];

/** Features that libraries look for before they use them: `guard` is how that reads in a bundle. */
export const LIBRARY_FEATURES: readonly { by: string; name: string; features: readonly string[]; guard: RegExp }[] = [
  {
    by: 'React and Next.js',
    name: '`navigation`',
    features: ['api.Window.navigation', 'api.Navigation'],
    guard: /typeof navigation\b|void 0===window\.navigation\b/,
  },
  {
    by: 'React',
    name: '`navigator.connection`',
    features: ['api.Navigator.connection'],
    guard: /navigator\.connection&&/,
  },
  { by: 'React', name: '`setImmediate`', features: ['api.Window.setImmediate'], guard: /typeof setImmediate\b/ },
  {
    by: 'zod and fflate',
    name: '`Error.captureStackTrace`',
    features: ['javascript.builtins.Error.captureStackTrace'],
    guard: /["'`]captureStackTrace["'`]\s?in Error|Error\.captureStackTrace&&/,
  },
];
