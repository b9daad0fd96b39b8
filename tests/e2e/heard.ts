import type { CDPSession, Page } from '@playwright/test';
import { recordAnnouncements, takeAnnouncements } from './heard/announcements';
import { arrival, sentence, sentences } from './heard/sentences';
import { around, type Heard, readTree, walk } from './heard/tree';

/** A part of the page by its role and, where there are several, its name; `without` names regions that are left out. */
export type Part = { role: string; name?: string; without?: readonly string[] };

/** Writes down what a screen reader says on the way through pages, step by step, as a text to be read. */
export class Listener {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #lines: string[] = [];
  #title = '';
  #focus = '';
  /** The groups around the focus, which are said on the way in alone. */
  #around: ReadonlySet<string> = new Set();

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async listen(page: Page): Promise<Listener> {
    await recordAnnouncements(page);
    return new Listener(page, await page.context().newCDPSession(page));
  }

  /** Does something and writes down what is said of it, and then the parts of the page that are read. */
  async step(what: string, act: () => Promise<unknown>, ...parts: Part[]) {
    await act();
    const said = await takeAnnouncements(this.#page);
    const root = await readTree(this.#session);
    this.#lines.push('', `## ${what}`, '');
    if (root.name !== this.#title) {
      this.#lines.push(`Page: ${root.name}`);
      this.#focus = '';
    }
    this.#title = root.name;
    this.#lines.push(...this.#focused(root), ...said);
    for (const part of parts) this.#lines.push('', ...sentences(find(root, part), part.without));
  }

  /** Does something that nobody listens to. */
  async pass(act: () => Promise<unknown>) {
    await act();
    await takeAnnouncements(this.#page);
  }

  /** All that was written down, under a title. */
  text(title: string): string {
    const lines = [`# ${title}`, ...this.#lines].join('\n');
    return `${lines.replace(/\n{3,}/g, '\n\n').trimEnd()}\n`;
  }

  /** The words on the focus, if it has moved or its control has changed. */
  #focused(root: Heard): string[] {
    const nodes = walk(root);
    const focus = nodes.findLast(({ states }) => states.focused === true);
    if (!focus || focus === root) {
      const isLost = this.#focus !== '';
      this.#focus = '';
      this.#around = new Set();
      return isLost ? ['Focus: nowhere'] : [];
    }
    const active = focus.attributes['aria-activedescendant'];
    const option = active && nodes.find(({ attributes }) => attributes.id === active);
    const rest = option ? `; ${sentence(option)}` : '';
    const said = `${arrival(focus, this.#around)}${rest}`;
    this.#around = new Set(around(focus).map(({ id }) => id));
    const now = `${focus.id} ${sentence(focus)}${rest}`;
    if (this.#focus === now) return [];
    this.#focus = now;
    return [`Focus: ${said}`];
  }
}

function find(root: Heard, { role, name }: Part): Heard {
  const part = walk(root).find((node) => node.role === role && (name === undefined || node.name === name));
  if (!part) throw new Error(`Nobody hears of a ${role} ${name ?? ''}`);
  return part;
}
