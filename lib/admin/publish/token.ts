import { tab } from '../../storage/area';
import { storedValue } from '../../storage/stored-value';
import { TOKEN_NAME } from '../../storage/token-name';
import { word } from '../../storage/word';

const kept = storedValue(tab, TOKEN_NAME, word(/^[\x21-\x7e]+$/));
/** For as long as the page, where the operator does not want it kept. */
let held: string | undefined;

/**
 * Token of the host, as a store for React. It lives in the memory of this page, or in this tab until it is closed where the operator
 * wants that and the tab stays in the admin, and nowhere else: no file, no address, no other tab.
 */
export const token = {
  subscribe: kept.subscribe,
  /** Undefined where there is none. */
  get: (): string | undefined => held ?? kept.get(),
  /** `isKept`: until this tab is closed. Blanks around it, as pasted, are no part of it. */
  set(text: string, isKept: boolean): void {
    // Before those who listen hear of it.
    held = text.trim();
    kept.set(isKept ? held : undefined);
  },
  forget(): void {
    held = undefined;
    kept.set(undefined);
  },
};
