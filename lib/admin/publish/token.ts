import { tab } from '../../storage/area';
import { storedValue } from '../../storage/stored-value';
import { TOKEN_NAME } from '../../storage/token-name';
import { word } from '../../storage/word';

const kept = storedValue(tab, TOKEN_NAME, word(/^[\x21-\x7e]+$/));

/** Way to the next token: what the host asks for then, and when this one ends, in milliseconds. */
export type Renewal = { refreshToken: string; endsAt: number };

/** For as long as the page, where the operator does not want it kept. */
let held: string | undefined;
/** For as long as the page in every case: it outlives a token by months. */
let renewal: Renewal | undefined;

/**
 * Token of the host, as a store for React. It lives in the memory of this page, or in this tab until it is closed where the operator
 * wants that and the tab stays in the admin, and nowhere else: no file, no address, no other tab.
 */
export const token = {
  subscribe: kept.subscribe,
  /** Undefined where there is none. */
  get: (): string | undefined => held ?? kept.get(),
  /** Undefined where the token cannot be renewed in this page. */
  renewal: (): Renewal | undefined => renewal,
  /** `isKept`: until this tab is closed. Blanks around it, as pasted, are no part of it. */
  set(text: string, isKept: boolean, next?: Renewal): void {
    // Before those who listen hear of it.
    held = text.trim();
    renewal = next;
    kept.set(isKept ? held : undefined);
  },
  /** Puts another token in the place of one that ends, kept as that was. */
  renew(text: string, next: Renewal | undefined): void {
    token.set(text, kept.get() !== undefined, next);
  },
  forget(): void {
    held = undefined;
    renewal = undefined;
    kept.set(undefined);
  },
};
