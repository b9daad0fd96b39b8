import { type Checks, unless, wrongAnswers } from '../check';
import { samples } from '../site';

/** Headers that HEAD has as GET does. */
const SAME = ['content-type', 'cache-control', 'etag', 'last-modified', 'x-content-type-options'];

/** Media types by ending; hosts differ in what they call some. */
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html; ?charset=utf-8$/i,
  css: /^text\/css; ?charset=utf-8$/i,
  js: /^(?:text|application)\/javascript(?:; ?charset=utf-8)?$/i,
  json: /^application\/json(?:; ?charset=utf-8)?$/i,
  ndjson: /^application\/x-ndjson(?:; ?charset=utf-8)?$/i,
  md: /^text\/markdown; ?charset=utf-8$/i,
  xml: /^(?:text\/xml; ?charset=utf-8|application\/xml(?:; ?charset=utf-8)?)$/i,
  txt: /^text\/plain; ?charset=utf-8$/i,
  webmanifest: /^application\/manifest\+json(?:; ?charset=utf-8)?$/i,
  svg: /^image\/svg\+xml(?:; ?charset=utf-8)?$/i,
  png: /^image\/png$/,
  jpg: /^image\/jpeg$/,
  ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  woff2: /^font\/woff2$/,
};

export const transferChecks: Checks = {
  'a part of a file is sent where a part is asked for': ({ site, traits, ask }) => {
    const { font } = samples(site);
    const whole = site.read(font);
    const wanted = { 'bytes=0-99': whole.subarray(0, 100), 'bytes=-100': whole.subarray(-100) };
    return wrongAnswers(Object.entries(wanted), async ([range, part]) => {
      const { status, headers, body } = await ask(font, { range });
      if (!traits.sendsParts) return unless(status === 200 && body.equals(whole), `${range} is not all of ${font}`);
      const said = `${headers['content-range']}`;
      return [
        ...unless(status === 206 && body.equals(part), `${range} answers ${status} with ${body.length} bytes`),
        ...unless(said.endsWith(`/${whole.length}`), `${range} is "${said}"`),
      ];
    });
  },
  'HEAD says what GET says, without the text': ({ site, ask }) => {
    const { page, script, picture } = samples(site);
    return wrongAnswers(['/', page, script, picture, '/no-such-page/'], async (path) => {
      const [get, asked] = await Promise.all([ask(path), ask(path, {}, 'HEAD')]);
      const others = SAME.filter((name) => get.headers[name] !== asked.headers[name]);
      return [
        ...unless(asked.status === get.status && asked.body.length === 0, `${path} answers ${asked.status}`),
        ...others.map((name) => `${path}: ${name} is "${asked.headers[name]}", not "${get.headers[name]}"`),
      ];
    });
  },
  'every kind of file has its type, and text says UTF-8': ({ site, ask }) => {
    const found = Object.entries(TYPES).filter(([ending]) => site.files.some((file) => file.endsWith(`.${ending}`)));
    return wrongAnswers(found, async ([ending, type]) => {
      const file = site.first(new RegExp(`\\.${ending}$`)).replace(/(^|\/)(?:index|404)\.html$/, '$1');
      const said = `${(await ask(file)).headers['content-type']}`;
      return unless(type.test(said), `${file} is "${said}"`);
    });
  },
};
