/** A feature that a browser of the floor lacks, and what the site is there without it. */
export type NewerFeature = {
  name: string;
  /** Its paths in the compatibility data; each stands for what lies below it too. */
  features: readonly string[];
  why: string;
  below: string;
  /** The test that takes it away, by its file and its title. */
  test: readonly [file: string, title: string];
  /** Where it is used, if the sources do not say so: it is in the export alone. */
  where?: string;
};

/** Holds every style sheet to rules by which a browser can leave out a declaration, or a rule, and lose nothing else. */
const DROPPED = [
  'tests/scripts/browsers.test.ts',
  'what a browser leaves out of a style sheet takes nothing with it',
] as const;
const LOADER = 'tests/scripts/loader/loader.test.ts';

/** All that is newer than the floor: `npm run browsers` writes it into docs/browsers.md, and a test compares it with the code. */
export const NEWER_FEATURES: readonly NewerFeature[] = [
  {
    name: '`scrollend`',
    features: ['api.Element.scrollend_event', 'api.Document.scrollend_event', 'api.VisualViewport.scrollend_event'],
    why: 'a strip that was swiped has come to rest',
    below: 'it rests once nothing has scrolled for a while',
    test: [
      'tests/components/on-rest.test.tsx',
      'the slide that was swiped to is alive, and the count says so (row 49)',
    ],
  },
  {
    name: '`requestIdleCallback`',
    features: ['api.Window.requestIdleCallback'],
    why: 'scripts come when the browser has nothing else to do',
    below: 'they come a moment after the page is loaded',
    test: [LOADER, 'come when it is loaded where no browser says that it is idle'],
  },
  {
    name: '`navigator.share`',
    features: ['api.Navigator.share'],
    why: 'the device’s own list of ways to share',
    below: 'the address is copied, and that is said',
    test: ['tests/lib/share.test.ts', 'where it does not, the address is copied, and that is said'],
  },
  {
    name: '`navigator.connection`',
    features: ['api.Navigator.connection'],
    why: 'a visitor who saves data is asked for none ahead',
    below: 'pages are kept as for all others',
    test: [
      'tests/lib/offline/keep-visit.test.ts',
      'the page that brings the service worker is kept with all that it had loaded from here',
    ],
  },
  {
    name: 'WebP from a canvas',
    features: ['api.HTMLCanvasElement.toBlob.type_parameter_webp'],
    why: 'pictures of the admin in few bytes',
    below: 'the PNG that comes instead is seen to be one, and an encoder of our own is loaded',
    test: ['tests/lib/admin/images/to-webp.test.ts', 'one that %s is kept as a WebP of the encoder'],
  },
  {
    name: '`imageSmoothingQuality`',
    features: [
      'api.CanvasRenderingContext2D.imageSmoothingQuality',
      'api.OffscreenCanvasRenderingContext2D.imageSmoothingQuality',
      'api.PaintRenderingContext2D.imageSmoothingQuality',
    ],
    why: 'smoother small copies of pictures',
    below: 'the browser’s own smoothing',
    test: [
      'tests/lib/admin/images/to-webp.test.ts',
      'a picture is never made larger, and turned as its camera data says',
    ],
  },
  {
    name: '`showDirectoryPicker` and writing to a file of the folder',
    features: [
      'api.Window.showDirectoryPicker',
      'api.FileSystemFileHandle.createWritable',
      'api.FileSystemWritableFileStream.write',
    ],
    why: 'the admin writes to the project’s folder itself',
    below: 'there is no such button; the exported file does the same by a command',
    test: [
      'tests/components/admin/hand-over.test.tsx',
      'where no folder can be picked there is the file alone, and nothing speaks of folders to write to',
    ],
  },
  {
    name: '`beforeunload`',
    features: ['api.Window.beforeunload_event'],
    why: 'a question before a form that was typed in is closed',
    below: 'no question; the draft is offered at the next visit, as above the floor',
    test: ['tests/components/admin/product-form.test.tsx', 'that an earlier visit left is offered back'],
  },
  {
    name: 'touch events',
    features: ['api.Element.touchstart_event', 'api.TouchEvent', 'api.Touch'],
    why: 'the live listing is fetched with the first touch of a filter, and fingers move a large picture',
    below: 'pointer, focus and click do the same; only browsers of desktops lack them',
    test: ['tests/components/listing/listing-shell.test.tsx', 'takes several ticks in a row'],
  },
  {
    name: '`document.prerendering`',
    features: ['api.Document.prerendering', 'api.Document.prerenderingchange_event'],
    why: 'a page that is drawn ahead runs no script until it is shown',
    below: 'none is drawn ahead; scripts come as on any page',
    test: [LOADER, 'come when it is loaded and the browser idle, with their payload, and not before'],
  },
  {
    name: 'Speculation Rules',
    features: ['html.elements.script.type.speculationrules'],
    why: 'the next page is fetched, or drawn, while a visitor points at its link',
    below: 'a link leads on when it is pressed',
    test: [LOADER, 'a link that opens something with script does so when they are, and all others lead on at once'],
    where: 'every page of the store',
  },
  {
    name: '`fetchpriority`',
    features: ['html.elements.img.fetchpriority', 'html.elements.link.fetchpriority'],
    why: 'the first picture comes before all others',
    below: 'it is asked for as early, in the browser’s own order: it is not lazy',
    test: ['tests/components/picture.test.tsx', 'the first picture of a page loads at once'],
  },
  {
    name: '`details name`',
    features: ['html.elements.details.name'],
    why: 'one answer of the questions is open at a time',
    below: 'each opens and closes by itself',
    test: [
      'tests/components/faq-list.test.tsx',
      'where questions do not close one another, each opens and closes by itself',
    ],
  },
  {
    name: '`dialog closedby`',
    features: ['html.elements.dialog.closedby'],
    why: 'a press beside a sheet closes it',
    below: 'its button and Escape close it',
    test: ['tests/components/listing/filter-sheet.test.tsx', 'close by their button'],
  },
  {
    name: '`<search>`',
    features: ['html.elements.search'],
    why: 'a landmark around the search box',
    below: 'no landmark; the box is found by its role and name',
    test: ['tests/components/search-box.test.tsx', 'it is a plain form that asks /search/'],
  },
  {
    name: 'icon, manifest and colors of the browser’s bars',
    features: [
      'html.elements.link.rel.icon',
      'html.elements.link.rel.manifest',
      'html.elements.meta.name.theme-color',
      'html.elements.meta.name.viewport',
    ],
    why: 'what a device shows around the page',
    below: 'each device takes what it knows: iOS the icon of its own kind, Firefox no manifest',
    test: [
      'tests/export/share.test.ts',
      'every page has an icon and names the manifest and the colors of the browser’s bars',
    ],
    where: 'every page',
  },
  {
    name: '`:has()`',
    features: ['css.selectors.has'],
    why: 'a label looks chosen, room is made for what is there',
    below: 'what must be seen stands behind `@supports not selector(:has(a))`, in the same sheet; the rest is looks',
    test: ['tests/scripts/browsers.test.ts', 'what is chosen, and where the focus is, is seen without :has() too'],
  },
  {
    name: '`content` with a text instead',
    features: ['css.properties.content.alt_text'],
    why: 'signs that are not read aloud',
    below: 'the line before shows the sign, which is read',
    test: ['tests/scripts/browsers.test.ts', 'a sign with a text instead has one without before it'],
  },
  {
    name: '`content-visibility`',
    features: ['css.properties.content-visibility'],
    why: 'suggestions out of sight cost nothing to draw',
    below: 'they are drawn at once',
    test: DROPPED,
  },
  {
    name: '`::details-content`',
    features: ['css.selectors.details-content'],
    why: 'answers that are closed are printed too',
    below: 'closed answers stay closed on paper',
    test: DROPPED,
  },
  {
    name: '`contain: style`',
    features: ['css.properties.contain.style'],
    why: 'less to look at when a filter opens',
    below: 'more to look at',
    test: DROPPED,
  },
  {
    name: '`scrollbar-width` and `scrollbar-color`',
    features: ['css.properties.scrollbar-width', 'css.properties.scrollbar-color'],
    why: 'no bar under strips, a thin one beside filters, in the page’s colors',
    below: 'the browser’s own bar',
    test: DROPPED,
  },
  {
    name: '`text-wrap`',
    features: ['css.properties.text-wrap'],
    why: 'even lines in headings and names',
    below: 'lines break where they are full',
    test: DROPPED,
  },
  {
    name: '`font-size-adjust`',
    features: ['css.properties.font-size-adjust'],
    why: 'a font that stands in for the narrow one is drawn as narrow',
    below: 'the name of the store may be cut off until its own font is there',
    test: DROPPED,
  },
  {
    name: '`text-size-adjust`',
    features: ['css.properties.text-size-adjust'],
    why: 'a phone held sideways makes text no larger by itself',
    below: 'the build writes the prefix that Safari knows beside it; Firefox enlarges nothing here',
    test: DROPPED,
  },
  {
    name: 'measures of a substitute font',
    features: [
      'css.at-rules.font-face.ascent-override',
      'css.at-rules.font-face.descent-override',
      'css.at-rules.font-face.line-gap-override',
    ],
    why: 'text does not move when its font arrives',
    below: 'it moves a little, once',
    test: DROPPED,
    where: 'the build’s own `@font-face`',
  },
  {
    name: '`@page`',
    features: ['css.at-rules.page'],
    why: 'margins on paper',
    below: 'the margins of the printer',
    test: DROPPED,
  },
  {
    name: '`cursor`, `resize` and `::selection`',
    features: ['css.properties.cursor', 'css.properties.resize', 'css.selectors.selection'],
    why: 'signs for a pointer and a selection in our colors',
    below: 'phones have no pointer and mark text in their own color',
    test: DROPPED,
  },
  {
    name: '`::-webkit-search-cancel-button`',
    features: ['css.selectors.-webkit-search-cancel-button'],
    why: 'the search box has a button of its own to empty it',
    below: 'Firefox draws none to hide',
    test: DROPPED,
  },
];

/** What libraries look for before they use it: `guard` is how that reads in a bundle. */
export const LIBRARY_FEATURES: readonly { by: string; name: string; features: readonly string[]; guard: RegExp }[] = [
  {
    by: 'React and Next.js',
    name: '`navigation`',
    features: ['api.Window.navigation', 'api.Navigation'],
    guard: /typeof navigation\b/,
  },
  {
    by: 'React',
    name: '`navigator.connection`',
    features: ['api.Navigator.connection'],
    guard: /navigator\.connection&&/,
  },
  { by: 'React', name: '`setImmediate`', features: ['api.Window.setImmediate'], guard: /typeof setImmediate\b/ },
  {
    by: 'zod',
    name: '`Error.captureStackTrace`',
    features: ['javascript.builtins.Error.captureStackTrace'],
    guard: /["'`]captureStackTrace["'`]\s?in Error/,
  },
];
