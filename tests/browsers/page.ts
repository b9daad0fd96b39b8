import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Point, Tab } from './drivers/tab';
import { type Found, focusList, look, readFocus, type Wanted } from './locate';

/** A machine may be busy; what is waited for so long does not come. */
const PATIENCE_MS = 40_000;

type Name = string | RegExp;

const wantedOf = (css: string, name?: Name): Wanted => ({
  css,
  ...(typeof name === 'string' && { text: name }),
  ...(name instanceof RegExp && { pattern: name.source, flags: name.flags }),
});
const called = (css: string, name?: Name) => (name === undefined ? css : `${css} ${name}`);

/** Where the store stands, with a slash at the end, where downloads come, and how the same visitor opens another tab of it. */
type Store = { base: string; folder: string; another: () => Promise<Page> };

/** A visitor in front of a page of the store, in whichever engine: what is wanted is named by a selector, and by what it is called. */
export class Page {
  constructor(
    private readonly tab: Tab,
    private readonly store: Store,
  ) {}

  /** Opens an address of the store and waits until the page is alive. */
  async visit(path: string): Promise<void> {
    await this.open(path);
    await this.live();
  }

  /** Opens an address of the store, loaded but not yet alive. */
  open(path: string): Promise<void> {
    return this.tab.goto(this.store.base + path.slice(1));
  }

  async reload(): Promise<void> {
    await this.run(() => {
      document.documentElement.dataset.left = '';
      setTimeout(() => location.reload());
    });
    await this.until('the page anew', () => this.run(() => !('left' in document.documentElement.dataset)));
    await this.live();
  }

  /** Goes back; the page that comes is waited for by what it shows. */
  back(): Promise<void> {
    return this.tab.back();
  }

  /** Waits until the scripts of the page are there, and its letters, whose coming moves what is to be pressed. */
  async live(): Promise<void> {
    await this.until('the page is alive', () =>
      this.run(() => {
        const isLoaded = document.readyState === 'complete' && document.fonts.status === 'loaded';
        return isLoaded && 'live' in document.documentElement.dataset;
      }),
    );
  }

  /** Runs a function in the page; between two pages it waits for the next. */
  async run<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.tab.run(work, ...args);
      } catch (error) {
        if (tries === 5) throw error;
        await rest(100);
      }
    }
  }

  /** Waits until the answer is neither false nor nothing, and gives it. */
  async until<Answer>(
    what: string | (() => string),
    ask: () => Promise<Answer>,
  ): Promise<Exclude<Answer, false | undefined>> {
    // Made here, it names the line of the test that waits.
    const failure = new Error();
    const limit = Date.now() + PATIENCE_MS;
    while (Date.now() < limit) {
      const answer = await ask();
      if (answer) return answer as Exclude<Answer, false | undefined>;
      await rest(50);
    }
    failure.message = `Waited in vain on ${await this.url()} for ${typeof what === 'string' ? what : what()}`;
    throw failure;
  }

  /** Presses what is called so, as soon as it is there, stands still and is covered by nothing. */
  async press(css: string, name?: Name): Promise<void> {
    await this.tab.press(await this.placeOf(css, name));
  }

  async point(css: string, name?: Name): Promise<void> {
    await this.tab.point(await this.placeOf(css, name));
  }

  /** Draws it to the left by most of the width of the screen. */
  async swipe(css: string): Promise<void> {
    const { y } = await this.placeOf(css);
    const width = await this.run(() => innerWidth);
    await this.tab.swipe({ x: width * 0.8, y }, width * 0.6);
  }

  /** Writes into a field in place of what is there. */
  async fill(css: string, text: string, name?: Name): Promise<void> {
    await this.press(css, name);
    await this.tab.key('Control+a');
    await this.tab.type(text);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  async keys(...names: string[]): Promise<void> {
    for (const name of names) await this.tab.key(name);
  }

  choose(css: string, file: string): Promise<void> {
    return this.tab.choose(css, file);
  }

  /** Waits until something so called shows, and gives the words of it. */
  async see(css: string, name?: Name): Promise<string> {
    const { texts } = await this.find(wantedOf(css, name));
    return texts[0] ?? '';
  }

  /** Waits until nothing so called shows. */
  async gone(css: string, name?: Name): Promise<void> {
    await this.until(`${called(css, name)} is gone`, async () => (await this.texts(css, name)).length === 0);
  }

  /** The words of all that is so called and shows now. */
  async texts(css: string, name?: Name): Promise<string[]> {
    return (await this.run(look, wantedOf(css, name))).texts;
  }

  url(): Promise<URL> {
    return this.run(() => location.href).then((href) => new URL(href));
  }

  picture(isWhole?: boolean): Promise<Buffer> {
    return this.tab.picture(isWhole);
  }

  /** Another tab of the same visitor. */
  another(): Promise<Page> {
    return this.store.another();
  }

  /** Chooses a value of a list by keyboard: its first letters, and arrows from there. */
  async select(css: string, value: string, name?: Name): Promise<void> {
    const point = await this.placeOf(css, name);
    const letters = await this.run(focusList, point, value);
    await this.type(letters);
    await this.until(`${called(css, name)} at ${value}`, async () => {
      if ((await this.run(() => (document.activeElement as HTMLSelectElement).value)) === value) return true;
      await this.keys('ArrowDown');
      return false;
    });
  }

  /** The name of the control that has the focus. */
  focused(): Promise<string> {
    return this.run(readFocus);
  }

  /** Waits for a file of such a name that the page hands out, and gives the JSON in it. */
  async download(pattern: RegExp): Promise<string> {
    return this.until(`a download of ${pattern}`, async () => {
      const names = await readdir(this.store.folder, { recursive: true });
      const name = names.find((path) => pattern.test(basename(path)));
      const text = name && (await readFile(join(this.store.folder, name), 'utf8'));
      // A file is there before all of it is.
      return text?.trimEnd().endsWith('}') ? text : undefined;
    });
  }

  private async placeOf(css: string, name?: Name): Promise<Point> {
    const { at } = await this.find({ ...wantedOf(css, name), isToPress: true });
    return at ?? { x: 0, y: 0 };
  }

  /** Waits for it, and says what there was instead where it does not come. */
  private async find(wanted: Wanted): Promise<Found> {
    let last: Found = { texts: [] };
    return this.until(
      () => `${wanted.css} ${wanted.text ?? wanted.pattern ?? ''}: ${last.fault}`,
      async () => {
        last = await this.run(look, wanted);
        return last.fault === undefined && last;
      },
    );
  }
}

const rest = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
