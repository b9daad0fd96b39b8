import { type Check, unless } from '../check';
import { samples } from '../site';

const parts: Check = {
  name: 'a part of a file is sent where a part is asked for',
  faults: async ({ site, traits, ask }) => {
    const { font } = samples(site);
    const whole = site.read(font);
    const wanted = { 'bytes=0-99': whole.subarray(0, 100), 'bytes=-100': whole.subarray(-100) };
    const faults = Object.entries(wanted).map(async ([range, part]) => {
      const { status, headers, body } = await ask(font, { range });
      if (!traits.sendsParts) return unless(status === 200 && body.equals(whole), `${range} is not all of ${font}`);
      return [
        ...unless(status === 206 && body.equals(part), `${range} answers ${status} with ${body.length} bytes`),
        ...unless(
          `${headers['content-range']}`.endsWith(`/${whole.length}`),
          `${range} is "${headers['content-range']}"`,
        ),
      ];
    });
    return (await Promise.all(faults)).flat();
  },
};

/** What HEAD says as GET does. */
const SAME = ['content-type', 'cache-control', 'etag', 'last-modified', 'x-content-type-options'];

const head: Check = {
  name: 'HEAD says what GET says, without the text',
  faults: async ({ site, ask }) => {
    const { page, script, picture } = samples(site);
    const faults = ['/', page, script, picture, '/no-such-page/'].map(async (path) => {
      const [get, asked] = await Promise.all([ask(path), ask(path, {}, 'HEAD')]);
      const others = SAME.filter((name) => get.headers[name] !== asked.headers[name]);
      return [
        ...unless(asked.status === get.status && asked.body.length === 0, `${path} answers ${asked.status}`),
        ...others.map((name) => `${path}: ${name} is "${asked.headers[name]}", not "${get.headers[name]}"`),
      ];
    });
    return (await Promise.all(faults)).flat();
  },
};

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

const types: Check = {
  name: 'every kind of file has its type, and text says UTF-8',
  faults: async ({ site, ask }) => {
    const endings = Object.keys(TYPES).filter((ending) => site.files.some((file) => file.endsWith(`.${ending}`)));
    const faults = endings.map(async (ending) => {
      const file = site.first(new RegExp(`\\.${ending}$`)).replace(/(^|\/)(?:index|404)\.html$/, '$1');
      const { headers } = await ask(file);
      return unless(
        TYPES[ending]?.test(`${headers['content-type']}`) === true,
        `${file} is "${headers['content-type']}"`,
      );
    });
    return (await Promise.all(faults)).flat();
  },
};

export const transferChecks = [parts, head, types];
