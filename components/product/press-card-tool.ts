import { addedToRequest, comparisonFull, notKept } from '@/lib/request/request-messages';
import { toggleCompared } from '@/lib/visitor/comparison';
import { addOne } from './add-one';
import { productOfTools } from './tools-product';

const SAID_MS = 6000;

/** Does what a button of a product's tools is for; what the button does not say itself is said above it for a while. */
export async function pressCardTool(tools: Element, pressed: Element): Promise<void> {
  const button = pressed.closest('button');
  if (!button) return;
  const say = speakerOf(tools);
  const { id, query } = productOfTools(tools);
  if (button === tools.firstElementChild) {
    const became = toggleCompared(id);
    if (became === 'full') say(comparisonFull);
    else if (became === 'denied') say(notKept);
    return;
  }
  const refused = await addOne(id, query);
  if (!refused) button.firstChild?.replaceWith('Added');
  say(refused ?? addedToRequest);
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
