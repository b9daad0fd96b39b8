import { toggleCompared } from '@/lib/compare/comparison-store';
import { addedToRequest, notSaved } from '@/lib/request/request-messages';
import { addOne } from './add-one';

const COMPARISON_FULL = 'You can compare up to four. Remove one first.';
const SAID_MS = 6000;

/** Does what a button of a product's tools is for; what the button does not say itself is said above it for a while. */
export async function pressCardTool(tools: Element, pressed: Element): Promise<void> {
  const button = pressed.closest('button');
  if (!button) return;
  const say = speakerOf(tools);
  const { id, query } = productOfTools(tools);
  if (button === tools.firstElementChild) {
    const became = toggleCompared(id);
    if (became === 'full') say(COMPARISON_FULL);
    else if (became === 'not-saved') say(notSaved);
    return;
  }
  const refused = await addOne(id, query);
  if (!refused) button.firstChild?.replaceWith('Added');
  say(refused ?? addedToRequest);
}

/** The product that some tools belong to: that of their card, or of the page; and the query of its address, which may name a color. */
export function productOfTools(tools: Element): { id: string; query: string } {
  const { pathname, search } = tools.closest('article')?.querySelector<HTMLAnchorElement>('h3 a') ?? window.location;
  return { id: pathname.split('/').at(-2) ?? '', query: search };
}

/** A live region that stands before it speaks. */
function speakerOf(tools: Element): (words: string) => void {
  let status = tools.querySelector('span');
  if (!status) {
    status = document.createElement('span');
    status.setAttribute('role', 'status');
    tools.append(status);
  }
  const region = status;
  region.textContent = '';
  return (words) => {
    setTimeout(() => {
      region.textContent = words;
    }, 100);
    setTimeout(() => {
      region.textContent = '';
    }, SAID_MS);
  };
}
