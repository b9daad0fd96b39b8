import type { Point, Tab } from './drivers/tab';
import { locate, type Place, readTexts, type Wanted } from './locate';

/** A machine may be busy; what is waited for so long does not come. */
const PATIENCE_MS = 40_000;

type Name = string | RegExp;

const wantedOf = (css: string, name?: Name): Wanted => ({
  css,
  ...(typeof name === 'string' && { text: name }),
  ...(name instanceof RegExp && { pattern: name.source }),
});
const called = (css: string, name?: Name) => (name === undefined ? css : `${css} ${name}`);

/** A visitor in front of a page of the store, in whichever engine: what is wanted is named by a selector, and by what it is called. */
export class Page {
  constructor(
    private readonly tab: Tab,
    /** Where the store stands, with a slash at the end. */
    readonly base: string,
    readonly isPhone: boolean,
    private readonly openTab: () => Promise<Page>,
  ) {}

  /** Opens an address of the store and waits until the page is alive. */
  async visit(path: string): Promise<void> {
    await this.tab.goto(this.base + path.slice(1));
    await this.live();
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.live();
  }

  /** Goes back; the page that comes is waited for by what it shows. */
  back(): Promise<void> {
    return this.tab.back();
  }

  /** Waits until the scripts of the page are there. */
  async live(): Promise<void> {
    await this.until('the page is alive', () =>
      this.run(() => 'live' in document.documentElement.dataset && document.readyState === 'complete'),
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
  async until<Answer>(what: string, ask: () => Promise<Answer>): Promise<NonNullable<Answer>> {
    const limit = Date.now() + PATIENCE_MS;
    let last: unknown;
    while (Date.now() < limit) {
      last = await ask();
      if (last) return last as NonNullable<Answer>;
      await rest(50);
    }
    throw new Error(`${what}: waited for in vain, last: ${JSON.stringify(last)} (${await this.url()})`);
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

  /** Waits until something so shows, and gives the words of it. */
  async see(css: string, name?: Name): Promise<string> {
    const text = await this.until(`${called(css, name)} shows`, async () => (await this.texts(css, name)).join('\n'));
    return text.split('\n', 1)[0] ?? '';
  }

  /** Waits until nothing so shows. */
  async gone(css: string, name?: Name): Promise<void> {
    await this.until(`${called(css, name)} is gone`, async () => (await this.texts(css, name)).length === 0);
  }

  /** The words of all that matches and shows. */
  texts(css: string, name?: Name): Promise<string[]> {
    return this.run(readTexts, wantedOf(css, name));
  }

  url(): Promise<URL> {
    return this.run(() => location.href).then((href) => new URL(href));
  }

  picture(isWhole?: boolean): Promise<Buffer> {
    return this.tab.picture(isWhole);
  }

  /** Another tab of the same visitor. */
  another(): Promise<Page> {
    return this.openTab();
  }

  private async placeOf(css: string, name?: Name): Promise<Point> {
    let place: Place = { fault: '' };
    try {
      return await this.until(called(css, name), async () => {
        place = await this.run(locate, wantedOf(css, name));
        return 'fault' in place ? undefined : place;
      });
    } catch (error) {
      throw 'fault' in place ? new Error(`${called(css, name)}: ${place.fault} (${await this.url()})`) : error;
    }
  }
}

const rest = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
